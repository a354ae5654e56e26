/* What a picture that somebody chooses must be; the API asks the same (contract/src/layer/fields.ts). */
export const PICTURE_KINDS = ["image/png", "image/jpeg"];
export const PICTURE_HELP = "Een png of jpg, hoogstens 5 MB.";
export const WRONG_KIND = "Kies een afbeelding van het type png of jpg.";
const TOO_LARGE = "Je afbeelding is te groot. Kies een afbeelding van hoogstens 5 MB.";
const MAX_BYTES = 5 * 1024 * 1024;

/** Why this file will not do, before it travels. */
export function pictureRefusal({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!PICTURE_KINDS.includes(type)) return WRONG_KIND;
  return size > MAX_BYTES ? TOO_LARGE : undefined;
}
