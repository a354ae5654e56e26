import type { PictureDetails } from "@inktvis/contract/layer/fields";

/** What is said of a picture, as columns of `images`; without those of what is absent. */
export const detailColumns = ({ alt, maker, focalPoint }: PictureDetails) => ({
  ...(alt !== undefined && { alt }),
  ...(maker !== undefined && { maker }),
  ...(focalPoint && { focal_x: focalPoint.x, focal_y: focalPoint.y }),
});
