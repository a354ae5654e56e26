import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";

/** For who types it alone, to whom their own pictures are always there. */
export const draftPictures: PictureUse = {
  all: (db) => db.selectFrom("drafts as draft"),
  visible: () => [],
  pictures: "draft.pictures",
  ownerId: sql`draft.author_id`,
};
