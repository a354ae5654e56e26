import type { Picture } from "@inktvis/contract/layer/fields";
import { pictureAttributes } from "./picture-attributes.ts";
import { PictureCredit } from "./picture-credit.tsx";

interface TextPictureProps {
  picture: Picture;
  /** The `sizes` attribute, by which the browser chooses a width: that of the box, true to the layout. */
  sizes: string;
  /** Width ÷ height of the box, if the picture is cropped to fill it: a wider picture is drawn wider than the box. */
  shape?: number;
  className?: string | undefined;
  /** Whether it is loaded only when it comes near the viewport. */
  inList?: boolean;
}

/**
 * A picture with what it carries: its alternative text, and what stays in view where it is cropped. Its space is
 * reserved before it is loaded. One that is not in a list is preloaded by React, before all others.
 */
export const TextPicture = ({ picture, sizes, shape = Infinity, className, inList = false }: TextPictureProps) => (
  <img
    {...pictureAttributes(picture)}
    alt={picture.alt}
    className={className}
    decoding="async"
    fetchPriority={inList ? undefined : "high"}
    loading={inList ? "lazy" : undefined}
    sizes={enlarged(sizes, picture.width / picture.height / shape)}
  />
);

interface LargePictureProps extends TextPictureProps {
  /** The position and width of the picture together with what is below it. */
  figureClassName?: string;
}

/** A picture that is shown large, with its maker below. */
export const LargePicture = ({ figureClassName, ...props }: LargePictureProps) => (
  <figure className={figureClassName}>
    <TextPicture {...props} />
    <PictureCredit picture={props.picture} />
  </figure>
);

const enlarged = (sizes: string, factor: number) =>
  factor > 1
    ? sizes.replaceAll(
        /([\d.]+)(rem|vw)(?=,|$)/g,
        (_, length, unit) => `${(Number(length) * factor).toFixed(1)}${unit}`,
      )
    : sizes;
