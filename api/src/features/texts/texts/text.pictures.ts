import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { appealedTexts, decidableTexts } from "#features/moderation/moderation.policy.ts";
import { visibleTexts } from "./text.policy.ts";

/** Moderators see the pictures of a hidden text while they decide about it. */
export const textPictures: PictureUse = {
  all: (db) => db.selectFrom("texts as text"),
  visible: ({ db, viewer }) => [
    visibleTexts({ db, viewer }),
    ...(viewer ? [decidableTexts(db, viewer), appealedTexts(db, viewer)] : []),
  ],
  pictures: "text.pictures",
  ownerId: sql`text.author_id`,
};
