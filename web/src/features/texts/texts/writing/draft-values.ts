import type { Text, TextFields, TextInput } from "@inktvis/contract/features/texts/texts";
import type { DraftValues } from "./drafts.ts";

const bit = (flag: unknown): "0" | "1" => (String(flag) === "1" ? "1" : "0");

/** What is stored of a text or a draft, as the form has it. */
export const typedFields = (stored: TextFields) => ({
  title: stored.title,
  private: bit(stored.private),
  membersOnly: bit(stored.membersOnly),
});

/** A text as the form begins with it; a new one begins private. */
export const valuesOf = (text: Text | undefined): DraftValues => ({
  ...typedFields(text ?? { title: "", private: 1, membersOnly: 0 }),
  body: text?.body ?? "",
  genres: text?.genres.map(({ id }) => id) ?? [],
});

/** What the form holds. */
export const draftOf = ({ image, revision: _known, draftId: _own, ...values }: TextInput): DraftValues => ({
  ...values,
  private: bit(values.private),
  membersOnly: bit(values.membersOnly),
  ...(image && { image }),
});

export const withoutImage = ({ image: _arrived, ...values }: DraftValues): DraftValues => values;

/** An id for what this sheet writes; also where the browser has no randomUUID, which is on http. */
export function newDraftId() {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) =>
    (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0"),
  );
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
