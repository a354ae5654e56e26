import sharp, { type Sharp } from "sharp";
import type { Rendition } from "#platform/files/media.ts";

const WIDTHS: Record<Exclude<Rendition, "profilepicsm">, number> = { sm: 640, default: 1600 };
const PORTRAIT_SIDE = 160;

/** Effort 2 of 6 takes half the time of the default 4, for files within a few percent of the same size. */
const WEBP = { quality: 82, effort: 2 };
/** About ten times what the largest picture takes. */
const TIMEOUT = { seconds: 20 };

/**
 * All renditions as webp, upright and without metadata. The upload is decoded once, at the largest size. Step by step,
 * so that it takes at most one of the four libuv threads, which files and passwords need too.
 * @throws when the picture is broken, has too many pixels, or takes too long
 */
export async function createRenditions(bytes: Buffer, limitInputPixels: number) {
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: "error" })
    .autoOrient()
    .timeout(TIMEOUT)
    .resize({ width: WIDTHS.default, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } }).timeout(TIMEOUT);
  return { default: await written(decoded()), ...(await smallRenditions(decoded)) } satisfies Record<
    Rendition,
    unknown
  >;
}

const written = (picture: Sharp) => picture.webp(WEBP).toBuffer({ resolveWithObject: true });

/** All sizes but the largest of a picture. */
export const smallRenditions = async (decoded: () => Sharp) => ({
  sm: await written(decoded().resize({ width: WIDTHS.sm, withoutEnlargement: true })),
  profilepicsm: await written(
    decoded().resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: "cover", position: sharp.strategy.attention }),
  ),
});
