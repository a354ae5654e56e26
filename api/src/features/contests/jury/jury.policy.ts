import type { Database, Tx } from "#platform/db/database.ts";
import type { ForMember } from "#platform/query-scope.ts";

/** The contests that this person judges, joined with their row as a juror. */
export const judgedContests = ({ db, viewer }: ForMember) =>
  db
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .where("juror.user_id", "=", viewer.id);

/**
 * What each juror judges: the entries of their age category that are handed in and not invalid. `writer` is null when
 * the contest is judged blind; nothing else in this query reveals the author.
 */
export const juryAssignments = (db: Database | Tx) =>
  db
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .innerJoin("contributions as contribution", "contribution.contest_id", "contest.id")
    .where("contribution.frozen_at", "is not", null)
    .where("contribution.state", "!=", "invalid")
    .where((eb) =>
      eb.or([
        eb("juror.age_category_id", "is", null),
        eb("juror.age_category_id", "=", eb.ref("contribution.age_category_id")),
      ]),
    )
    .leftJoin("participations as participation", (join) =>
      join.onRef("participation.id", "=", "contribution.participation_id").on("contest.is_blind", "=", false),
    )
    .leftJoin("users as writer", "writer.id", "participation.user_id");

/** The contributions that this person may read as a juror, even after the contest has ended. */
export const judgedContributions = ({ db, viewer }: ForMember) =>
  juryAssignments(db).where("juror.user_id", "=", viewer.id);
