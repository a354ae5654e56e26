import { pictureRefusal, WRONG_KIND } from "#ui/picture-file.ts";
import { pictureMessages as copy } from "./messages.nl.ts";

/**
 * What a picture must be: the aspect ratio that pages show it in, and the least size that looks sharp there, in pixels.
 */
export interface PictureShape {
  aspect: number;
  minWidth: number;
  minHeight: number;
  /** A wider picture is scaled down to this. */
  maxWidth: number;
}

export const pictureShape = (aspect: number, minWidth: number, maxWidth: number): PictureShape => ({
  aspect,
  minWidth,
  minHeight: Math.ceil(minWidth / aspect),
  maxWidth,
});

/** Checks a picked file. Returns an object URL, which the caller revokes, or in words why the file cannot be used. */
export async function readPicture(
  file: File,
  { minWidth, minHeight }: PictureShape,
): Promise<{ src: string } | { refusal: string }> {
  const refusal = pictureRefusal(file);
  if (refusal) return { refusal: refusal === WRONG_KIND ? refusal : copy.tooLarge };
  const src = URL.createObjectURL(file);
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(src);
    return { refusal: copy.unreadable };
  }
  if (image.naturalWidth >= minWidth && image.naturalHeight >= minHeight) return { src };
  URL.revokeObjectURL(src);
  return { refusal: copy.tooSmall(minWidth, minHeight) };
}
