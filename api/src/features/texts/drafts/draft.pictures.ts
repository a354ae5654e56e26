import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";

/** Visible to nobody but the owner, who always sees their own pictures. */
export const draftPictures: PictureUse = {
  all: (db) => db.selectFrom("drafts as draft"),
  visible: () => [],
  pictures: "draft.pictures",
  ownerId: sql`draft.author_id`,
};
