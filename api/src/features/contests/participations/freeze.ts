import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/**
 * Hands an entry in: its texts are copied as they are now, and become private (spec 2 §4). The caller holds the row of
 * the participation and has checked that it is complete.
 */
export async function freezeEntry(
  tx: Tx,
  { participationId, ageCategoryId, now }: { participationId: string; ageCategoryId: number | null; now: Date },
) {
  await tx
    .updateTable("contributions as contribution")
    .from("texts as text")
    .set((eb) => ({
      frozen_at: now,
      title: eb.ref("text.title"),
      body: eb.ref("text.body"),
      word_count: eb.ref("text.word_count"),
      image_id: eb.ref("text.image_id"),
      age_category_id: ageCategoryId,
    }))
    .whereRef("text.id", "=", "contribution.text_id")
    .where("contribution.participation_id", "=", participationId)
    .execute();
  await tx
    .updateTable("texts")
    .set({ is_private: sql.lit(true) })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("contributions")
        .select("text_id")
        .where("participation_id", "=", participationId)
        .where("text_id", "is not", null),
    )
    .execute();
  await tx
    .updateTable("participations")
    .set({ finalized_at: now, age_category_id: ageCategoryId })
    .where("id", "=", participationId)
    .execute();
}

/** As in `imagesOf`. */
const IN_BODY = "/media/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/";

/** The pictures that the copies of an entry show: its texts may long show others, or be gone. */
export async function imagesOfCopies(tx: Tx, participationId: string) {
  // The database looks: fifty bodies of half a megabyte need not come here for it.
  const copies = await tx
    .selectFrom("contributions")
    .select([
      "image_id",
      sql<string[]>`array(select found[1] from regexp_matches(body, ${IN_BODY}, 'g') as found)`.as("shown"),
    ])
    .where("participation_id", "=", participationId)
    .execute();
  return copies.flatMap(({ image_id, shown }) => [...shown, ...(image_id ? [image_id] : [])]);
}
