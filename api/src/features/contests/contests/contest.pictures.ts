import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedContests, visibleContests } from "./contest.policy.ts";

/** Of its organiser, to whom also belongs what staff puts into a contest. */
export const contestPictures: PictureUse = {
  all: (db) => db.selectFrom("contests as contest"),
  visible: ({ db, viewer }) => [visibleContests({ db, viewer })],
  managed: ({ db, viewer }) => managedContests(db, viewer),
  pictures: "contest.pictures",
  ownerId: sql`contest.organizer_id`,
};
