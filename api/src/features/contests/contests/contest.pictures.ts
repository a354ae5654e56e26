import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedContests, visibleContests } from "./contest.policy.ts";

/** The organiser's own pictures, and those that staff added to the contest on their behalf. */
export const contestPictures: PictureUse = {
  all: (db) => db.selectFrom("contests as contest"),
  visible: ({ db, viewer }) => [visibleContests({ db, viewer })],
  managed: ({ db, viewer }) => managedContests(db, viewer),
  pictures: "contest.pictures",
  ownerId: sql`contest.organizer_id`,
};
