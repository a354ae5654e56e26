import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedContests } from "../contests/contest.policy.ts";
import { enteredContests } from "./participation.policy.ts";

/** They belong to the organiser, as those in the current rules do; an entrant sees those in the rules they accepted. */
export const acceptedRulesPictures: PictureUse = {
  all: (db) =>
    db.selectFrom("contest_rules as accepted").innerJoin("contests as contest", "contest.id", "accepted.contest_id"),
  visible: ({ db, viewer }) =>
    viewer
      ? [
          enteredContests({ db, viewer }).innerJoin(
            "contest_rules as accepted",
            "accepted.id",
            "entry.accepted_rules_id",
          ),
          managedContests(db, viewer).innerJoin("contest_rules as accepted", "accepted.contest_id", "contest.id"),
        ]
      : [],
  pictures: "accepted.pictures",
  ownerId: sql`contest.organizer_id`,
};
