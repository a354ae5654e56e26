import sharp from "sharp";

/** A small picture of one colour with personal EXIF data; a jpeg has an orientation, as from a phone. */
export const aPicture = ({
  width = 64,
  height = 48,
  format = "png",
}: { width?: number; height?: number; format?: "png" | "jpeg" } = {}) =>
  sharp({ create: { width, height, channels: 3, background: "#C8102E" } })
    .withExif({ IFD0: { Copyright: "geheim" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: format === "jpeg" ? 6 : 1 })
    .toFormat(format)
    .toBuffer();

/** A file in the form in which forms send it. */
export const dataUrl = (bytes: Buffer, type = "image/png") => `data:${type};base64,${bytes.toString("base64")}`;
