import type { Ecourse, EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";

/** The values of the form's fields. */
export interface EcourseFormValues {
  title: string;
  body: string;
  asksAllLessons: boolean;
  revision: number | undefined;
}

export const NEW_ECOURSE_VALUES: EcourseFormValues = {
  title: "",
  body: "",
  asksAllLessons: false,
  revision: undefined,
};

export const valuesOfEcourse = ({ title, body, asksAllLessons, revision }: Ecourse): EcourseFormValues => ({
  title,
  body,
  asksAllLessons,
  revision,
});

/** Every field, so that the type check fails when one of the contract is missing. */
type AllInput = { [Field in keyof Required<EcourseInput>]: EcourseInput[Field] };

/** Converts the values to the API's input. */
export function inputOf(values: EcourseFormValues): EcourseInput {
  const input: AllInput = values;
  return input;
}
