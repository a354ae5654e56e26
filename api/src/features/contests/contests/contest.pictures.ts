import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { visibleContests } from "./contest.policy.ts";

/** Of its organiser, to whom also belongs what staff puts into a contest. */
export const contestPictures: PictureUse = {
  all: (db) => db.selectFrom("contests as contest"),
  visible: ({ db, viewer }) => [visibleContests({ db, viewer })],
  pictures: "contest.pictures",
  ownerId: sql`contest.organizer_id`,
};
