import type { PictureDetails } from "@inktvis/contract/layer/fields";

/** The details of a picture as columns of `images`; absent details are left out. */
export const detailColumns = ({ alt, maker, focalPoint }: PictureDetails) => ({
  ...(alt !== undefined && { alt }),
  ...(maker !== undefined && { maker }),
  ...(focalPoint && { focal_x: focalPoint.x, focal_y: focalPoint.y }),
});
