import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Services } from "#platform/context.ts";
import { filesOfWidth, imageKey, isFirstFile, type PictureFile, takenDownKey } from "#platform/files/media.ts";
import { onSchedule } from "#platform/jobs/job.ts";
import { createFile, decodePicture } from "./renditions.ts";

/** A picture takes up to two seconds, and a worker may stand beside who answers pages. */
const PICTURES_A_MINUTE = 10;

/**
 * Makes the sizes and formats that new pictures miss, and those of before. Until then their addresses are answered with
 * the largest one (server/src/http/media.ts).
 */
async function renderPictures({ db, files, log }: Services) {
  const unrendered = await db
    .selectFrom("images")
    .select(["id", "width"])
    .where("is_rendered", "=", false)
    // What was just uploaded does not wait for all of before.
    .orderBy("created_at", "desc")
    .limit(PICTURES_A_MINUTE)
    .execute();
  for (const picture of unrendered) {
    const largest = await readLargest(files, picture.id);
    const made = await drawAll(largest, picture.width).catch((error: unknown) => {
      log.warn({ err: error, image: picture.id }, "picture cannot be rendered");
      return [];
    });
    await storeAll({ db, files }, picture.id, made);
  }
}

/** Undefined for a picture that has lost its files. */
async function readLargest(files: Services["files"], id: string) {
  for (const key of [imageKey(id), takenDownKey(id)]) if (await files.exists(key)) return buffer(await files.read(key));
  return undefined;
}

type Made = (PictureFile & { bytes: Buffer })[];

async function drawAll(largest: Buffer | undefined, width: number) {
  const made: Made = [];
  if (!largest) return made;
  const decoded = await decodePicture(sharp(largest));
  for (const file of filesOfWidth(width).filter((each) => !isFirstFile(each)))
    made.push({ ...file, bytes: await createFile(decoded, file) });
  return made;
}

/** The lock keeps the row from being deleted or taken down meanwhile, which deletes or moves what is there. */
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
