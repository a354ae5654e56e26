import type { Ecourse, EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";

/** What the fields of the form hold. */
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

/** Every field, so that one of the contract that is missing fails the type check. */
type AllInput = { [Field in keyof Required<EcourseInput>]: EcourseInput[Field] };

/** The API's input of the values. */
export function inputOf(values: EcourseFormValues): EcourseInput {
  const input: AllInput = values;
  return input;
}
