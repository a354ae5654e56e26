import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { imageFolder } from "#platform/files/media.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { deleteUnusedImages, type UnusedImages } from "#features/media/images/delete-unused-images.ts";
import { isPictureUsed } from "./picture-visibility.ts";

async function deleteUnused({ db, files }: Services, { imageIds, ownerId }: UnusedImages) {
  for (const id of imageIds)
    // In one transaction: when the files cannot be deleted the row stays, so that the next attempt finds it.
    await db.transaction().execute(async (tx) => {
      const deleted = await tx
        .deleteFrom("images as image")
        .where("image.id", "=", id)
        .where("image.owner_id", "is not distinct from", ownerId)
        .where(({ not }) => not(isPictureUsed(tx)))
        .executeTakeFirst();
      if (deleted.numDeletedRows > 0n) await files.deleteAll(imageFolder(id));
    });
}

/** A picture may be in an unsaved form for this long, while somebody is still filling it in. */
const UNSAVED = days(30);

/**
 * Deletes pictures that nothing shows and that no save reported: uploaded into a text that was never saved, or left
 * from a discarded draft or a trimmed version (docs/product/pictures.md#who-sees-a-picture).
 */
async function sweepUnused(services: Services) {
  const before = later(services.clock.now(), -UNSAVED);
  await tryEach(services, unusedImages(services.db, before), ({ id, owner_id }) =>
    deleteUnused(services, { imageIds: [id], ownerId: owner_id }),
  );
}

const BATCH = 500;

async function* unusedImages(db: Database, before: Date) {
  let last: string | undefined;
  do {
    const batch = await db
      .selectFrom("images as image")
      .select(["image.id", "image.owner_id"])
      .select(isPictureUsed(db).as("isUsed"))
      .where("image.created_at", "<", before)
      .$if(last !== undefined, (rest) => rest.where("image.id", ">", last ?? ""))
      .orderBy("image.id")
      .limit(BATCH)
      .execute();
    yield* batch.filter(({ isUsed }) => !isUsed);
    last = batch.length === BATCH ? batch.at(-1)?.id : undefined;
  } while (last);
}

export const imageJobs = [
  onJob(deleteUnusedImages, deleteUnused),
  onSchedule("images.sweep-unused", "41 4 * * 0", sweepUnused),
];
