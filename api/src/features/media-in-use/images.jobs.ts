import type { Services } from "#platform/context.ts";
import { imageFolder } from "#platform/files/media.ts";
import { onJob } from "#platform/jobs/job.ts";
import { dropImages, type Unused } from "#features/media/images/drop-images.ts";
import { isPictureUsed } from "./seen-picture.ts";

async function dropUnused({ db, files }: Services, { imageIds, ownerId }: Unused) {
  for (const id of imageIds) {
    const dropped = await db
      .deleteFrom("images as image")
      .where("image.id", "=", id)
      .where("image.owner_id", "is not distinct from", ownerId)
      .where(({ not }) => not(isPictureUsed(db)))
      .executeTakeFirst();
    if (dropped.numDeletedRows > 0n) await files.deleteAll(imageFolder(id));
  }
}

export const imageJobs = [onJob(dropImages, dropUnused)];
