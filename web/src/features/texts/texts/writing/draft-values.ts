import type { Text, TextFields, TextInput } from "@inktvis/contract/features/texts/texts";
import type { DraftValues } from "./drafts.ts";

const bit = (flag: unknown): "0" | "1" => (String(flag) === "1" ? "1" : "0");

/** The plain fields of a text or a draft, as the form has them. */
export const fieldsOf = (stored: TextFields) => ({
  title: stored.title,
  private: bit(stored.private),
  membersOnly: bit(stored.membersOnly),
});

/** The values that the form starts with; a new text starts private. */
export const formValuesOf = (text: Text | undefined): DraftValues => ({
  ...fieldsOf(text ?? { title: "", private: 1, membersOnly: 0 }),
  body: text?.body ?? "",
  genres: text?.genres.map(({ id }) => id) ?? [],
});

/** The values of the form that a draft keeps. */
export const draftValuesOf = ({
  image,
  revision: _revision,
  draftId: _draftId,
  ...values
}: TextInput): DraftValues => ({
  ...values,
  private: bit(values.private),
  membersOnly: bit(values.membersOnly),
  ...(image && { image }),
});

export const withoutImage = ({ image: _image, ...values }: DraftValues): DraftValues => values;
