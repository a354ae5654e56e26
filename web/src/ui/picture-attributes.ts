import type { FocalPoint, Picture } from "@inktvis/contract/layer/fields";

/** The focal point of a picture for which nobody chose one. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** What stays in view where a picture is cropped; undefined for the middle, which is the default of browsers. */
export const positionOf = ({ x, y }: FocalPoint) =>
  x === MIDDLE.x && y === MIDDLE.y ? undefined : { objectPosition: `${x}% ${y}%` };

/**
 * The attributes of the `<img>` of a picture, other than its `alt`, wherever it is shown
 * (docs/product/pictures.md#what-a-picture-carries).
 */
export const pictureAttributes = ({ url, srcset, width, height, focalPoint }: Picture) => ({
  width,
  height,
  src: url.default,
  srcSet: srcset,
  style: positionOf(focalPoint),
});
