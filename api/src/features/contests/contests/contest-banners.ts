import { BANNER_SIZES } from "@inktvis/contract/features/contests/contest-input";
import type { PictureField } from "#features/media/images/save-with-pictures.ts";

/** Both banners are required (docs/product/contests.md#form). */
export const BANNERS = [
  {
    field: "bannerBig",
    column: "banner_big_id",
    minimum: BANNER_SIZES.bannerBig,
    missing: "Een grote afbeelding is verplicht.",
  },
  {
    field: "bannerSmall",
    column: "banner_small_id",
    minimum: BANNER_SIZES.bannerSmall,
    missing: "Een kleine afbeelding is verplicht.",
  },
] as const satisfies readonly PictureField[];
