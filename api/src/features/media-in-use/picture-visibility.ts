import { sql } from "kysely";
import { isInStaffRoom } from "#platform/sessions/staff-room.ts";
import { type PictureEditor, type PictureViewer, showsImage } from "#features/media/images/picture-use.ts";
import { PICTURE_USES } from "./picture-uses.ts";

/**
 * Whether this viewer, or everybody if there is none, may see a picture now: something that they may open shows it.
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

/**
 * Whether this member may describe a picture; editors may only in the staff room. A condition on `images as image`.
 */
export const mayDescribe = (editor: PictureEditor & Parameters<typeof isInStaffRoom>[0]) =>
  sql<boolean>`(${sql.join(
    [
      sql`image.owner_id = ${editor.viewer.id}`,
      ...(editor.viewer.staffRights.includes("manageContent") && isInStaffRoom(editor)
        ? [isEditorialPicture(editor.db)]
        : []),
      ...Object.values(PICTURE_USES).flatMap((use) => (use.managed ? [showsImage(use.managed(editor), use)] : [])),
    ],
    sql` or `,
  )})`;

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
