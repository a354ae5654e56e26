import { sql } from "kysely";
import { type Looking, showing } from "#features/media/images/picture-use.ts";
import { PICTURE_USES } from "./picture-uses.ts";

/**
 * Whether this viewer may see a picture now, or everybody when there is no viewer: something shows it that they may open.
 * One's own is there for oneself wherever it stands, unless staff took it down. One query, on indexes.
 */
export async function isPictureSeen(looking: Looking, imageId: string) {
  const { db, viewer } = looking;
  const ways = Object.values(PICTURE_USES).flatMap((use) => use.seen(looking).map((rows) => showing(rows, use)));
  const found = await db
    .selectFrom("images as image")
    .select("image.id")
    .where("image.id", "=", imageId)
    .where("image.taken_down_at", "is", null)
    .where((eb) => eb.or([...(viewer ? [eb("image.owner_id", "=", viewer.id)] : []), ...ways]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether anything still shows it, seen or not: a condition on `images as image`. */
export const isPictureUsed = (db: Looking["db"]) =>
  sql<boolean>`(${sql.join(
    Object.values(PICTURE_USES).map((use) => showing(use.all(db), use)),
    sql` or `,
  )})`;

/** Whether the house shows it in what it publishes. */
export const isPictureOfHouse = (db: Looking["db"]) =>
  sql<boolean>`(${sql.join(
    Object.values(PICTURE_USES)
      .filter(({ isOfHouse }) => isOfHouse)
      .map((use) => showing(use.all(db), use)),
    sql` or `,
  )})`;
