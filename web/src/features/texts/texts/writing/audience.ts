import type { TextInput } from "@inktvis/contract/features/texts/texts";

/** Who may read a text. The API has two fields for it: `private`, and `membersOnly` below that. */
export type Audience = "author" | "members" | "everybody";

const isSet = (flag: unknown) => String(flag) === "1" || flag === true;

export const audienceOf = (fields: Pick<TextInput, "private" | "membersOnly">): Audience =>
  isSet(fields.private) ? "author" : sharedAudienceOf(fields);

/** The audience of a text once it is no longer private. */
export const sharedAudienceOf = ({ membersOnly }: Pick<TextInput, "membersOnly">) =>
  isSet(membersOnly) ? "members" : "everybody";
