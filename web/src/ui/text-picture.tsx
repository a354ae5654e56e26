import type { Picture } from "@inktvis/contract/layer/fields";

/** Width of the `sm` rendition (api/src/features/media/images); a picture that was smaller stays as it was. */
const SMALL = 640;

interface TextPictureProps {
  picture: Picture;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
  className?: string;
  /** One of a list, below what is seen first: fetched when it comes near. */
  inList?: boolean;
}

/** The picture of a text, decoration beside its words: takes its place before it is there. */
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
