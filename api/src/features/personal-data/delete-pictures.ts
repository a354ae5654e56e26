import { imageFolder } from "#platform/files/media.ts";
import { isEditorialPicture } from "#features/media-in-use/picture-visibility.ts";
import type { Erasing } from "./personal-table.ts";

/** Deletes the person's pictures with their files, except those that editorial content uses. */
export async function deletePictures({ tx, person, files }: Erasing) {
  await tx
    .updateTable("images as image")
    .set({ owner_id: null, taken_down_because: null })
    .where("image.owner_id", "=", person.id)
    .where(isEditorialPicture(tx))
    .execute();
  const deleted = await tx.deleteFrom("images").where("owner_id", "=", person.id).returning("id").execute();
  files.push(...deleted.map(({ id }) => imageFolder(id)));
}
