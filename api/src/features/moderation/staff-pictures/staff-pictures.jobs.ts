import type { Services } from "#platform/context.ts";
import { filesOfWidth, imageKey, MAIL_FILE, takenDownKey } from "#platform/files/media.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { placesOf } from "./picture-places.ts";
import { takenDown } from "./staff-pictures.mails.ts";

/** A picture was taken down or put back. */
export const pictureTakeDownChanged = jobKind<{ imageId: string }>("staff-pictures.settled");

/**
 * Moves the files to match the row, so that generated files, such as a booklet, cannot include a picture that was taken
 * down. The lock on the row makes the last decision win.
 */
async function moveFiles({ db, files }: Services, imageId: string) {
  return db.transaction().execute(async (tx) => {
    const image = await tx
      .selectFrom("images")
      .select(["owner_id", "taken_down_at", "taken_down_because", "width"])
      .where("id", "=", imageId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!image) return undefined;
    for (const file of [...filesOfWidth(image.width), MAIL_FILE]) {
      const keys = [imageKey(imageId, file), takenDownKey(imageId, file)];
      const [from = "", to = ""] = image.taken_down_at ? keys : keys.toReversed();
      if (await files.exists(from)) await files.move(from, to);
    }
    return image;
  });
}

async function applyTakeDown(services: Services, { imageId }: { imageId: string }) {
  const image = await moveFiles(services, imageId);
  if (!image?.taken_down_at) return;
  const owner = await services.db
    .selectFrom("users")
    .select(["id", "email", "nickname"])
    .where("id", "=", image.owner_id)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (owner)
    await services.mailer.send(
      takenDown({
        to: owner.email,
        nickname: owner.nickname,
        places: await placesOf(services.db, imageId, owner.id),
        reason: image.taken_down_because ?? "",
      }),
    );
}

export const staffPictureJobs = [onJob(pictureTakeDownChanged, applyTakeDown)];
