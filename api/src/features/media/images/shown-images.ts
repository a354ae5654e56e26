import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/**
 * Returns which of these pictures may be included in a file made of texts, with their alt texts: those that staff did
 * not take down, and that meet this condition on `images as image`.
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

/** Only the pictures of this owner, as on the site. */
export const imagesOf = (db: Database, ownerId: string) =>
  shownImages(db, sql<boolean>`image.owner_id = ${ownerId}::uuid`);
