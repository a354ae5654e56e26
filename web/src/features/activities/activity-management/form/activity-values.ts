import type { Activity, ActivityInput } from "@inktvis/contract/features/activities/activities";
import type { Me } from "@inktvis/contract/features/accounts/me";
import type { ImageInput } from "@inktvis/contract/layer/fields";

type TextName =
  | ("title" | "description" | "dateFrom" | "dateTo" | "organizer")
  | ("enrollmentLink" | "enrollmentDeadline" | "price" | "location" | "moreInfo");

/** The values of the fields in the form: an empty field is an empty string. */
export type ActivityFormValues = Record<TextName, string> & {
  genres: number[];
  image: ImageInput;
  /** Only admins fill this in. */
  organizedByCs: boolean | undefined;
  revision: number | undefined;
};

type Viewer = Pick<Me, "userIsAdmin">;

export const newActivityValues = ({ userIsAdmin }: Viewer): ActivityFormValues => ({
  title: "",
  description: "",
  genres: [],
  dateFrom: "",
  dateTo: "",
  organizer: "",
  enrollmentLink: "",
  enrollmentDeadline: "",
  price: "",
  location: "",
  moreInfo: "",
  image: undefined,
  organizedByCs: userIsAdmin ? false : undefined,
  revision: undefined,
});

/** The values of the form for a stored activity. Its moments stay instants until somebody chooses others. */
export const valuesOfActivity = (activity: Activity, { userIsAdmin }: Viewer): ActivityFormValues => ({
  title: activity.title,
  description: activity.description,
  genres: activity.genres.map(({ id }) => id),
  dateFrom: activity.dateFrom,
  dateTo: activity.dateTo,
  organizer: activity.organizer,
  enrollmentLink: activity.enrollmentLink ?? "",
  enrollmentDeadline: activity.enrollmentDeadline ?? "",
  price: activity.price ?? "",
  location: activity.location ?? "",
  moreInfo: activity.moreInfo ?? "",
  image: undefined,
  organizedByCs: userIsAdmin ? activity.organizedByCs : undefined,
  revision: activity.revision,
});

/** Every field, so that the type check fails when one of the contract is missing. */
type AllInput = { [Field in keyof Required<ActivityInput>]: ActivityInput[Field] };

const filled = (typed: string) => (typed.trim() === "" ? null : typed);

/** Converts the values to the API's input. */
export function inputOf(values: ActivityFormValues): ActivityInput {
  const input: AllInput = {
    ...values,
    enrollmentLink: filled(values.enrollmentLink),
    enrollmentDeadline: filled(values.enrollmentDeadline),
    price: filled(values.price),
    location: filled(values.location),
    moreInfo: filled(values.moreInfo),
  };
  return input;
}
