import { BANNER_SIZES } from "@inktvis/contract/features/contests/contest-input";
import { pictureShape } from "#features/media/pictures/picture-shape.ts";

export const BANNERS = {
  bannerBig: pictureShape(3, BANNER_SIZES.bannerBig.width, 2400),
  bannerSmall: pictureShape(
    BANNER_SIZES.bannerSmall.width / BANNER_SIZES.bannerSmall.height,
    BANNER_SIZES.bannerSmall.width,
    1290,
  ),
};
