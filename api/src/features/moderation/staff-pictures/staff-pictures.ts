import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { pictureOf } from "#platform/files/media.ts";
import { imageRow } from "#features/media/images/visible-images.ts";

/** Pictures for staff; deleted ones are left out. */
export async function staffPicturesOf(db: Database, imageIds: readonly string[] | null) {
  const rows = await db
    .selectFrom("images")
    .select(["id", imageRow.as("picture"), "taken_down_at", "taken_down_because"])
    .where(sql<boolean>`id = any(${imageIds ?? []}::uuid[])`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    picture: row.taken_down_at ? null : pictureOf(row.picture),
    takenDownAt: row.taken_down_at?.toISOString() ?? null,
    takenDownBecause: row.taken_down_because,
  }));
}
