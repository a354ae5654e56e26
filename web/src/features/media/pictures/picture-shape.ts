/**
 * The requirements for a picture: the aspect ratio in which pages show it, and the smallest size that looks sharp
 * there, in pixels.
 */
export interface PictureShape {
  aspect: number;
  minWidth: number;
  minHeight: number;
  /** A wider picture is scaled down to this width. */
  maxWidth: number;
}

export const pictureShape = (aspect: number, minWidth: number, maxWidth: number): PictureShape => ({
  aspect,
  minWidth,
  minHeight: Math.ceil(minWidth / aspect),
  maxWidth,
});
