import type { TextInput } from "@inktvis/contract/features/texts/texts";

/** Fields that the page shows elsewhere, or that it sends without showing them. */
type OtherFields = "title" | "body" | "revision" | "draftId";
export type SettingsField = Exclude<keyof TextInput, OtherFields>;

const FIELDS: Record<SettingsField, true> = { private: true, membersOnly: true, genres: true, image: true };

/** Whether the field with this id is in the settings of the form with this name. */
export const isSettingsField = (form: string, id: string) =>
  Object.keys(FIELDS).some((name) => id === `${form}-${name}`);
