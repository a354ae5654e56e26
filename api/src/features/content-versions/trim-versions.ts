import { sql } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { SHARED_FOR } from "./content-version.policy.ts";
import { deleteVersionMedia } from "#features/content/publishing/keep-version.ts";

/** The number of versions that are kept (docs/product/content.md#versions). */
const MAX_VERSIONS = 50;
const MAX_AGE = days(2 * 365);

/**
 * Deletes old versions, but never the last one of a subject, and drafts stored for a preview once their link has
 * expired, with the pictures and files that nothing else uses.
 */
export const trimVersions = ({ db, clock, jobs }: Services) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const deleted = await tx
      .with("ranked", (cte) =>
        cte
          .selectFrom("content_versions")
          .select(["id", "saved_at"])
          .select(sql<number>`row_number() over (partition by kind, subject_id order by revision desc)`.as("place"))
          .where("state", "=", "saved"),
      )
      .deleteFrom("content_versions as version")
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          exists(
            selectFrom("ranked")
              .select("ranked.id")
              .whereRef("ranked.id", "=", "version.id")
              .where((ranked) =>
                ranked.or([
                  ranked("place", ">", MAX_VERSIONS),
                  ranked.and([ranked("place", ">", 1), ranked("ranked.saved_at", "<", later(now, -MAX_AGE))]),
                ]),
              ),
          ),
          and([
            eb("version.state", "=", "draft"),
            eb(eb.fn.coalesce("version.shared_until", "version.saved_at"), "<", later(now, -SHARED_FOR)),
          ]),
        ]),
      )
      .returning(["version.pictures", "version.file_id"])
      .execute();
    await deleteVersionMedia({ jobs }, tx, deleted);
  });
