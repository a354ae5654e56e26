import type { Picture } from "@inktvis/contract/layer/fields";

interface TextPictureProps {
  picture: Picture;
  /** The `sizes` attribute, by which the browser chooses a width: that of the box, true to the layout. */
  sizes: string;
  /** Width ÷ height of the box, where the picture is cropped to fill it: a wider picture is drawn wider than the box. */
  shape?: number;
  className?: string | undefined;
  /** Whether it is loaded only when it comes near the viewport. */
  inList?: boolean;
}

/**
 * The picture of a text, hidden from screen readers. Its space is reserved before it is loaded. One that is not in a list
 * is preloaded by React, before all others.
 */
export const TextPicture = ({
  picture: { url, srcset, width, height },
  sizes,
  shape = Infinity,
  className,
  inList = false,
}: TextPictureProps) => (
  <img
    alt=""
    className={className}
    decoding="async"
    fetchPriority={inList ? undefined : "high"}
    height={height}
    loading={inList ? "lazy" : undefined}
    sizes={enlarged(sizes, width / height / shape)}
    src={url.default}
    srcSet={srcset}
    width={width}
  />
);

const enlarged = (sizes: string, factor: number) =>
  factor > 1
    ? sizes.replaceAll(
        /([\d.]+)(rem|vw)(?=,|$)/g,
        (_, length, unit) => `${(Number(length) * factor).toFixed(1)}${unit}`,
      )
    : sizes;
