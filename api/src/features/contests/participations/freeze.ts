import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { numberEntry } from "./number-entry.ts";

/**
 * Hands an entry in: its texts are copied as they are now, and become private
 * (docs/product/participations.md#handing-in). The caller has locked the row of the participation and has checked that
 * it is complete.
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
    .set((eb) => ({
      finalized_at: now,
      first_finalized_at: eb.fn.coalesce("first_finalized_at", eb.val(now)),
      age_category_id: ageCategoryId,
    }))
    .where("id", "=", participationId)
    .execute();
  await numberEntry(tx, participationId);
}

/** The pictures in the copies of an entry: the texts themselves may show others by now, or be deleted. */
export async function imagesOfCopies(tx: Tx, participationId: string) {
  const copies = await tx
    .selectFrom("contributions")
    .select("pictures")
    .where("participation_id", "=", participationId)
    .execute();
  return copies.flatMap(({ pictures }) => pictures ?? []);
}
