import type { Services } from "#platform/context.ts";
import { imageFolder } from "#platform/files/media.ts";
import { onJob } from "#platform/jobs/job.ts";
import { deleteUnusedImages, type UnusedImages } from "#features/media/images/delete-unused-images.ts";
import { isPictureUsed } from "./picture-visibility.ts";

async function deleteUnused({ db, files }: Services, { imageIds, ownerId }: UnusedImages) {
  for (const id of imageIds) {
    const deleted = await db
      .deleteFrom("images as image")
      .where("image.id", "=", id)
      .where("image.owner_id", "is not distinct from", ownerId)
      .where(({ not }) => not(isPictureUsed(db)))
      .executeTakeFirst();
    if (deleted.numDeletedRows > 0n) await files.deleteAll(imageFolder(id));
  }
}

export const imageJobs = [onJob(deleteUnusedImages, deleteUnused)];
