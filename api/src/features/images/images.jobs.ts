import { sql } from "kysely";
import type { Services } from "../../platform/context.ts";
import { imageFolder } from "../../platform/files/media.ts";
import { jobKind, onJob } from "../../platform/jobs/job.ts";

interface Unused {
  imageIds: string[];
  /** Null: of the house. */
  ownerId: string | null;
}

/** Pictures that something of this owner stopped using. Those that are still used elsewhere, or of others, stay. */
export const dropImages = jobKind<Unused>("images.drop");

async function dropUnused({ db, files }: Services, { imageIds, ownerId }: Unused) {
  for (const id of imageIds) {
    const inUse = await db
      .selectFrom("images as image")
      .select("image.id")
      .where("image.id", "=", id)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom("users").select("id").whereRef("users.picture_id", "=", "image.id")),
          exists(
            selectFrom("users")
              .select("id")
              .whereRef("users.id", "=", "image.owner_id")
              .where(sql`concat(education, publications, prizes, varia)`, "like", `%${id}%`),
          ),
          exists(selectFrom("texts").select("id").whereRef("texts.image_id", "=", "image.id")),
          exists(selectFrom("articles").select("id").whereRef("articles.image_id", "=", "image.id")),
          exists(selectFrom("pages").select("id").whereRef("pages.image_id", "=", "image.id")),
          exists(selectFrom("articles").select("id").where("articles.body", "like", `%${id}%`)),
          exists(selectFrom("pages").select("id").where("pages.body", "like", `%${id}%`)),
          exists(selectFrom("faq_items").select("id").where("faq_items.answer", "like", `%${id}%`)),
          exists(selectFrom("terms_versions").select("number").where("terms_versions.text", "like", `%${id}%`)),
          exists(
            selectFrom("texts")
              .select("id")
              .whereRef("texts.author_id", "=", "image.owner_id")
              .where("texts.body", "like", `%${id}%`),
          ),
          exists(
            selectFrom("text_versions as version")
              .innerJoin("texts", "texts.id", "version.text_id")
              .select("version.id")
              .whereRef("texts.author_id", "=", "image.owner_id")
              .where("version.body", "like", `%${id}%`),
          ),
          exists(
            selectFrom("drafts")
              .select("id")
              .whereRef("drafts.author_id", "=", "image.owner_id")
              .where("drafts.body", "like", `%${id}%`),
          ),
          exists(
            selectFrom("contests")
              .select("id")
              .where((eb) =>
                eb.or([
                  eb("contests.banner_big_id", "=", eb.ref("image.id")),
                  eb("contests.banner_small_id", "=", eb.ref("image.id")),
                ]),
              ),
          ),
          exists(
            selectFrom("contests")
              .select("id")
              .whereRef("contests.organizer_id", "=", "image.owner_id")
              .where((eb) =>
                eb.or([eb("contests.description", "like", `%${id}%`), eb("contests.rules", "like", `%${id}%`)]),
              ),
          ),
          exists(selectFrom("contributions").select("id").whereRef("contributions.image_id", "=", "image.id")),
          exists(
            selectFrom("contributions as contribution")
              .innerJoin("participations as entry", "entry.id", "contribution.participation_id")
              .select("contribution.id")
              .whereRef("entry.user_id", "=", "image.owner_id")
              .where("contribution.body", "like", `%${id}%`),
          ),
        ]),
      )
      .executeTakeFirst();
    if (inUse) continue;
    const dropped = await db
      .deleteFrom("images")
      .where("id", "=", id)
      .where("owner_id", "is not distinct from", ownerId)
      .executeTakeFirst();
    if (dropped.numDeletedRows > 0n) await files.deleteAll(imageFolder(id));
  }
}

export const imageJobs = [onJob(dropImages, dropUnused)];
