import sharp, { type Sharp } from "sharp";
import { PORTRAIT, type PictureFile, type PictureFormat } from "#platform/files/media.ts";

const MAX_WIDTH = 1600;
const PORTRAIT_SIDE = 160;
/** Twice as wide as a mail shows it. */
const MAIL_WIDTH = 1024;

/** Efforts that take a fraction of the time of the defaults, for files within a few percent of the same size. */
const ENCODED: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 82, effort: 2 }),
  avif: (picture) => picture.avif({ quality: 45, effort: 2, chromaSubsampling: "4:2:0" }),
  // On white, the background of mails, because a JPEG has no transparency.
  jpeg: (picture) => picture.flatten({ background: "#fff" }).jpeg({ quality: 80 }),
};
/** About ten times as long as the largest picture takes. */
const TIMEOUT = { seconds: 20 };

/**
 * The files of an upload: the picture at its largest, upright and without metadata, and the portrait. It is decoded
 * once. One file after the other, so that at most one of the four libuv threads is used, which files and passwords need
 * too.
 * @throws when the picture is broken, has too many pixels, or takes too long
 */
export async function createFirstFiles(bytes: Buffer, limitInputPixels: number) {
  const decoded = await decodePicture(
    sharp(bytes, { limitInputPixels, failOn: "error" })
      .autoOrient()
      .timeout(TIMEOUT)
      .resize({ width: MAX_WIDTH, withoutEnlargement: true }),
  );
  const largest = await encoded(decoded(), "webp").toBuffer({ resolveWithObject: true });
  return { largest, portrait: await createFile(decoded, { rendition: PORTRAIT, format: "webp" }) };
}

/** Decodes a picture once, for all of its files. */
export async function decodePicture(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** One file of a picture that is no larger than the largest rendition. */
export const createFile = (decoded: () => Sharp, { rendition, format }: PictureFile) =>
  encoded(resized(decoded(), rendition), format).toBuffer();

const encoded = (picture: Sharp, format: PictureFormat) => ENCODED[format](picture.timeout(TIMEOUT));

function resized(picture: Sharp, rendition: PictureFile["rendition"]) {
  if (rendition === "default") return picture;
  if (rendition === "mail") return picture.resize({ width: MAIL_WIDTH, withoutEnlargement: true });
  return rendition === PORTRAIT
    ? picture.resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: "cover", position: sharp.strategy.attention })
    : picture.resize({ width: Number(rendition) });
}
