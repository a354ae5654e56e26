import type { Services } from "../../platform/context.ts";
import { imageFolder } from "../../platform/files/media.ts";
import { jobKind, onJob } from "../../platform/jobs/job.ts";

/** Pictures that something stopped using. Those that their owner still uses elsewhere stay. */
export const dropImages = jobKind<{ imageIds: string[] }>("images.drop");

async function dropUnused({ db, files }: Services, { imageIds }: { imageIds: string[] }) {
  for (const id of imageIds) {
    const inUse = await db
      .selectFrom("images as image")
      .select("image.id")
      .where("image.id", "=", id)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom("users").select("id").whereRef("users.picture_id", "=", "image.id")),
          exists(selectFrom("texts").select("id").whereRef("texts.image_id", "=", "image.id")),
          exists(
            selectFrom("texts")
              .select("id")
              .whereRef("texts.author_id", "=", "image.owner_id")
              .where("texts.body", "like", `%${id}%`),
          ),
        ]),
      )
      .executeTakeFirst();
    if (inUse) continue;
    await db.deleteFrom("images").where("id", "=", id).execute();
    await files.deleteAll(imageFolder(id));
  }
}

export const imageJobs = [onJob(dropImages, dropUnused)];
