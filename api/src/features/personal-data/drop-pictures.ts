import { imageFolder } from "#platform/files/media.ts";
import { isPictureOfHouse } from "#features/media-in-use/seen-picture.ts";
import type { Erasing } from "./holding.ts";

/** Every picture of the person goes with its files, but for those that the house shows in what it publishes. */
export async function dropPictures({ tx, person, files }: Erasing) {
  await tx
    .updateTable("images as image")
    .set({ owner_id: null, taken_down_because: null })
    .where("image.owner_id", "=", person.id)
    .where(isPictureOfHouse(tx))
    .execute();
  const dropped = await tx.deleteFrom("images").where("owner_id", "=", person.id).returning("id").execute();
  files.push(...dropped.map(({ id }) => imageFolder(id)));
}
