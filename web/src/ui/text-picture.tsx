import type { Picture } from "@inktvis/contract/layer/fields";

/** Width of the `sm` rendition (api/src/features/media/images); a smaller picture is not enlarged. */
const SMALL = 640;

interface TextPictureProps {
  picture: Picture;
  /** The `sizes` attribute, by which the browser chooses a rendition. */
  sizes: string;
  className?: string;
  /** Whether it is loaded only when it comes near the viewport. */
  inList?: boolean;
}

/** The picture of a text, hidden from screen readers. Its space is reserved before it is loaded. */
export const TextPicture = ({
  picture: { url, width, height },
  sizes,
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
    sizes={sizes}
    src={url.default}
    srcSet={width > SMALL ? `${url.sm} ${SMALL}w, ${url.default} ${width}w` : undefined}
    width={width}
  />
);
