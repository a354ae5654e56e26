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
