import type { PictureDetails } from "@inktvis/contract/layer/fields";
import {
  IMAGE_TOO_LARGE,
  type ImageSize,
  imageTooSmall,
  MAX_IMAGE_BYTES,
  SMALLEST_IMAGE,
  UNREADABLE_IMAGE,
  WRONG_IMAGE_KIND,
} from "@inktvis/contract/layer/picture-rules";
import sharp from "sharp";
import type { Services } from "#platform/context.ts";
import { FIRST_FILES, imageFolder, imageKey, type ImageRow } from "#platform/files/media.ts";
import { invalid } from "#platform/http/errors.ts";
import { detailColumns } from "./detail-columns.ts";
import { countScans } from "./jpeg-scans.ts";
import { createFirstFiles } from "./renditions.ts";
import { imageRow } from "./visible-images.ts";

const MAX_PIXELS = 50e6;
/** A narrow strip would be scaled up to millions of pixels for the square portrait. */
const MAX_RATIO = 20;
/**
 * Cameras and programs write about ten progressive scans. Each takes time for all pixels, and decoding cannot be
 * interrupted.
 */
const MAX_SCANS = 64;
/** Allows twelve scans for fifty million pixels. */
const MAX_SCANNED_PIXELS = 600e6;

const TOO_MANY_PIXELS =
  "Deze afbeelding heeft te veel beeldpunten. Maak ze kleiner, tot hoogstens 50 miljoen (7000 bij 7000).";
const TOO_NARROW = `Deze afbeelding is een te smalle strook: een kant is meer dan ${MAX_RATIO} keer de andere. Snijd ze bij.`;
const TOO_MANY_SCANS = "Deze jpg is in te veel lagen bewaard. Bewaar ze opnieuw als gewone jpg of als png.";

/** The queue for pictures without an owner. */
const EDITORIAL_QUEUE = "house";

interface Upload {
  bytes: Buffer;
  /** The form field of an error. */
  field: string;
  minimum?: ImageSize;
  details?: PictureDetails;
}

/**
 * @throws 422 when a picture is larger than 5 MB, not a png or jpeg by its content, has too many pixels or too few, is
 * a strip, or would take too long to decode
 */
export async function checkImage({ bytes, field, minimum = SMALLEST_IMAGE }: Upload) {
  if (bytes.length > MAX_IMAGE_BYTES) throw invalid({ [field]: IMAGE_TOO_LARGE });
  if (bytes.length === 0) throw invalid({ [field]: UNREADABLE_IMAGE });
  // Read without a pixel limit, so that the error can say what is wrong.
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: "error" })
    .metadata()
    .catch(() => undefined);
  // By content, never by name or content type; sharp itself would accept an SVG.
  if (metadata?.format !== "png" && metadata?.format !== "jpeg") throw invalid({ [field]: WRONG_IMAGE_KIND });
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) throw invalid({ [field]: TOO_MANY_PIXELS });
  if (Math.max(width / height, height / width) > MAX_RATIO) throw invalid({ [field]: TOO_NARROW });
  const scans = metadata.format === "jpeg" ? countScans(bytes) : 1;
  if (scans > MAX_SCANS || scans * width * height > MAX_SCANNED_PIXELS) throw invalid({ [field]: TOO_MANY_SCANS });
  const tooSmall = imageTooSmall({ width, height }, minimum);
  if (tooSmall) throw invalid({ [field]: tooSmall });
}

/**
 * Stores an upload: upright, without metadata, as webp. Files first and row last, so that a row never refers to a
 * missing file. Its other sizes and formats follow (render-pictures.ts).
 * @throws 422 as `checkImage`, and when the picture is broken or takes too long; 429 and 503 when the queue is full
 */
export async function storeImage(
  { files, db, heavy }: Pick<Services, "files" | "db" | "heavy">,
  { ownerId, details = {}, ...upload }: Upload & { ownerId: string | null },
): Promise<ImageRow> {
  await checkImage(upload);
  const { largest, portrait } = await heavy.pictures(ownerId ?? EDITORIAL_QUEUE, () => drawn(upload));
  const id = crypto.randomUUID();
  const { width, height } = largest.info;
  const [largestFile, portraitFile] = FIRST_FILES;
  await files.put(imageKey(id, largestFile), largest.data, "image/webp");
  await files.put(imageKey(id, portraitFile), portrait, "image/webp");
  try {
    const { picture } = await db
      .insertInto("images")
      .values({ id, owner_id: ownerId, width, height, ...detailColumns(details) })
      .returning(imageRow.as("picture"))
      .executeTakeFirstOrThrow();
    return picture;
  } catch (error) {
    // For example, the owner was erased in the meantime: no files may be left behind.
    await files.deleteAll(imageFolder(id));
    throw error;
  }
}

async function drawn({ bytes, field }: Upload) {
  try {
    return await createFirstFiles(bytes, MAX_PIXELS);
  } catch {
    throw invalid({ [field]: UNREADABLE_IMAGE });
  }
}
