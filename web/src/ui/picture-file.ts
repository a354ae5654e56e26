import {
  IMAGE_TOO_LARGE,
  type ImageSize,
  imageTooSmall,
  MAX_IMAGE_BYTES,
  SMALLEST_IMAGE,
  UNREADABLE_IMAGE,
  WRONG_IMAGE_KIND,
} from "@inktvis/contract/layer/picture-rules";

export const PICTURE_KINDS = ["image/png", "image/jpeg"];
export const PICTURE_HELP = "Een png of jpg, hoogstens 5 MB.";
/** The message for a picture that was lost because the page was left before it was saved. */
export const CHOOSE_AGAIN = "Je koos een afbeelding, maar die konden we niet bijhouden. Kies ze opnieuw.";

/** The first bytes of a file of each type, whatever its name is. */
const FIRST_BYTES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** The message of the API for a file that it would refuse as a picture; undefined for one that it accepts. */
export async function pictureRefusal(file: File, minimum: ImageSize = SMALLEST_IMAGE): Promise<string | undefined> {
  return (await fileRefusal(file)) ?? (await drawnRefusal(file, minimum));
}

/** Judged by size and first bytes, without decoding the picture. */
export async function fileRefusal(file: Blob): Promise<string | undefined> {
  if (file.size > MAX_IMAGE_BYTES) return IMAGE_TOO_LARGE;
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isPicture = FIRST_BYTES.some((first) => first.every((byte, index) => bytes[index] === byte));
  return isPicture ? undefined : WRONG_IMAGE_KIND;
}

async function drawnRefusal(file: Blob, minimum: ImageSize) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return imageTooSmall({ width: image.naturalWidth, height: image.naturalHeight }, minimum);
  } catch {
    return UNREADABLE_IMAGE;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
