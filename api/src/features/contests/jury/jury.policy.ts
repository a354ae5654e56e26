import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** Who asks, and where the contributions are; a transaction goes in as `{ ...ctx, db: tx }`. */
type QueryScope = Pick<MemberContext, "viewer"> & { db: Database | Tx };

/** The contests that this person judges, each with their place on its jury. */
export const judgedContests = ({ db, viewer }: QueryScope) =>
  db
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .where("juror.user_id", "=", viewer.id);

/**
 * What is on the table of each juror: all that was handed in and is not declared invalid, of their age category.
 * `writer` is there only where the contest is not judged blind: nothing else here says who wrote.
 */
export const juryWork = (db: Database | Tx) =>
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

/** The contributions that this person may see as a juror; once the contest has ended only to read. */
export const judgedContributions = ({ db, viewer }: QueryScope) => juryWork(db).where("juror.user_id", "=", viewer.id);
