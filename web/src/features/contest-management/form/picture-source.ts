import { BANNER_SIZES } from "@inktvis/contract/features/contests";
import { pictureRefusal, WRONG_KIND } from "../../../ui/picture-file.ts";
import { formMessages as copy } from "./form.nl.ts";

/** What a banner must be: the shape that pages show it in, and the least that looks sharp there, in pixels. */
export interface BannerShape {
  aspect: number;
  minWidth: number;
  minHeight: number;
  /** Wider than this only makes the file heavier. */
  maxWidth: number;
}

const shape = (aspect: number, minWidth: number, maxWidth: number): BannerShape => ({
  aspect,
  minWidth,
  minHeight: Math.ceil(minWidth / aspect),
  maxWidth,
});
export const BANNERS = {
  bannerBig: shape(3, BANNER_SIZES.bannerBig.width, 2400),
  bannerSmall: shape(
    BANNER_SIZES.bannerSmall.width / BANNER_SIZES.bannerSmall.height,
    BANNER_SIZES.bannerSmall.width,
    1290,
  ),
};

/** A file that somebody chose, as an address that an image can show; or why it will not do. */
export async function readPicture(
  file: File,
  { minWidth, minHeight }: BannerShape,
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
