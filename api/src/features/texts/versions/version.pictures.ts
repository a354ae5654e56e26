import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";

/** Visible to nobody but the author, who always sees their own pictures. */
export const versionPictures: PictureUse = {
  all: (db) => db.selectFrom("text_versions as version"),
  visible: () => [],
  pictures: "version.pictures",
  ownerId: sql`(select author_id from texts where id = version.text_id)`,
};
