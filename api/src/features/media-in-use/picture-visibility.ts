import { sql } from "kysely";
import { type PictureViewer, showsImage } from "#features/media/images/picture-use.ts";
import { PICTURE_USES } from "./picture-uses.ts";

/**
 * Whether this viewer, or everybody without a viewer, may see a picture now: something that they may open shows it.
 * Owners always see their own pictures, unless staff took them down. One query, on indexes.
 */
export async function isPictureVisible(pictureViewer: PictureViewer, imageId: string) {
  const { db, viewer } = pictureViewer;
  const conditions = Object.values(PICTURE_USES).flatMap((use) =>
    use.visible(pictureViewer).map((rows) => showsImage(rows, use)),
  );
  const found = await db
    .selectFrom("images as image")
    .select("image.id")
    .where("image.id", "=", imageId)
    .where("image.taken_down_at", "is", null)
    .where((eb) => eb.or([...(viewer ? [eb("image.owner_id", "=", viewer.id)] : []), ...conditions]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether anything uses the picture, visible or not: a condition on `images as image`. */
export const isPictureUsed = (db: PictureViewer["db"]) =>
  sql<boolean>`(${sql.join(
    Object.values(PICTURE_USES).map((use) => showsImage(use.all(db), use)),
    sql` or `,
  )})`;

/** Whether editorial content uses the picture: a condition on `images as image`. */
export const isEditorialPicture = (db: PictureViewer["db"]) =>
  sql<boolean>`(${sql.join(
    Object.values(PICTURE_USES)
      .filter(({ isEditorial }) => isEditorial)
      .map((use) => showsImage(use.all(db), use)),
    sql` or `,
  )})`;
