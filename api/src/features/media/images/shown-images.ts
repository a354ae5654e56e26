import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/**
 * Which of some pictures a file may hold that is made of texts, with what each shows in words: those that staff did not
 * take down, and that this condition on `images as image` is true of.
 */
export const shownImages = (db: Database, condition: RawBuilder<boolean>) => async (imageIds: string[]) => {
  const rows = await db
    .selectFrom("images as image")
    .select(["image.id", "image.alt"])
    .where(sql<boolean>`image.id = any(${imageIds}::uuid[])`)
    .where("image.taken_down_at", "is", null)
    .where(condition)
    .execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
};

/** Only those of this owner, as on the site. */
export const imagesOf = (db: Database, ownerId: string) =>
  shownImages(db, sql<boolean>`image.owner_id = ${ownerId}::uuid`);
