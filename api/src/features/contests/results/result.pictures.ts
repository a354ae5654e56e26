import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedContests } from "../contests/contest.policy.ts";
import { contestsWithResult } from "./result.policy.ts";

/** Pictures in the word of the jury; they belong to the organiser, as the other pictures of the contest do. */
export const resultPictures: PictureUse = {
  all: (db) =>
    db.selectFrom("contest_results as result").innerJoin("contests as contest", "contest.id", "result.contest_id"),
  visible: ({ db, viewer }) => [
    contestsWithResult({ db, viewer }),
    ...(viewer
      ? [managedContests(db, viewer).innerJoin("contest_results as result", "result.contest_id", "contest.id")]
      : []),
  ],
  pictures: "result.pictures",
  ownerId: sql`contest.organizer_id`,
};
