import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { filesOfWidth, imageKey, isFirstFile, type PictureFile, takenDownKey } from "#platform/files/media.ts";
import { onSchedule } from "#platform/jobs/job.ts";
import { createFile, decodePicture } from "./renditions.ts";

/** A picture takes up to two seconds, and a worker may run beside the process that serves pages. */
const PICTURES_A_MINUTE = 10;
/**
 * No picture is started after this time: runs longer than a minute would pile up, and render the same pictures at once.
 */
const TIME_A_MINUTE = 30_000;
/** A picture 1600 wide and ten times as high takes half a minute and 300 MB as AVIF. */
const MAX_AVIF_PIXELS = 8e6;

/**
 * Makes the missing sizes and formats of new and older pictures. Until then their addresses serve the largest one
 * (server/src/http/media.ts).
 */
async function renderPictures({ db, files, log, clock }: Services) {
  const until = later(clock.now(), TIME_A_MINUTE);
  const unrendered = await db
    .selectFrom("images")
    .select(["id", "width", "height"])
    .where(({ not }) => not("is_rendered"))
    // New uploads do not wait for all older pictures.
    .orderBy("created_at", "desc")
    .limit(PICTURES_A_MINUTE)
    .execute();
  for (const picture of unrendered) {
    if (clock.now() > until) return;
    const largest = await readLargest(files, picture.id);
    const made = await drawAll(largest, picture).catch((error: unknown) => {
      log.warn({ err: error, image: picture.id }, "picture cannot be rendered");
      return [];
    });
    await storeAll({ db, files }, picture.id, made);
  }
}

/** The largest file of a picture; undefined if its files are lost. */
async function readLargest(files: Services["files"], id: string) {
  for (const key of [imageKey(id), takenDownKey(id)]) if (await files.exists(key)) return buffer(await files.read(key));
  return undefined;
}

type Made = (PictureFile & { bytes: Buffer })[];

async function drawAll(largest: Buffer | undefined, { width, height }: { width: number; height: number }) {
  const made: Made = [];
  if (!largest) return made;
  const decoded = await decodePicture(sharp(largest));
  const isSmallEnough = ({ format }: PictureFile) => format === "webp" || width * height <= MAX_AVIF_PIXELS;
  for (const file of filesOfWidth(width).filter((each) => !isFirstFile(each) && isSmallEnough(each)))
    made.push({ ...file, bytes: await createFile(decoded, file) });
  return made;
}

/** The lock keeps the row from being deleted or taken down in the meantime, which would delete or move its files. */
const storeAll = ({ db, files }: Pick<Services, "db" | "files">, id: string, made: Made) =>
  db.transaction().execute(async (tx) => {
    const image = await tx
      .updateTable("images")
      .set({ is_rendered: true })
      .where("id", "=", id)
      .returning("taken_down_at")
      .executeTakeFirst();
    if (!image) return;
    const keyOf = image.taken_down_at ? takenDownKey : imageKey;
    for (const { bytes, ...file } of made) await files.put(keyOf(id, file), bytes, `image/${file.format}`);
  });

export const renditionJobs = [onSchedule("images.render", "* * * * *", renderPictures)];
