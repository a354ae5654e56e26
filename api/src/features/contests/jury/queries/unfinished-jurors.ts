import type { Database, Tx } from "#platform/db/database.ts";
import { juryAssignments } from "../jury.policy.ts";

/** What jurors still have to judge: the entries assigned to them that they neither scored nor abstained from. */
export const openAssignments = (db: Database | Tx) =>
  juryAssignments(db).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("contribution_feedbacks as feedback")
          .select("feedback.id")
          .whereRef("feedback.contribution_id", "=", "contribution.id")
          .whereRef("feedback.jury_id", "=", "juror.id")
          .where((eb) =>
            eb.or([eb("feedback.points", "is not", null), eb("feedback.abstained_because", "is not", null)]),
          ),
      ),
    ),
  );

/** The jurors of a contest with entries left to judge, and how many (`left`). */
export const unfinishedJurors = (db: Database | Tx, contestId: string) =>
  openAssignments(db)
    .where("contest.id", "=", contestId)
    .where("juror.user_id", "is not", null)
    .groupBy(["juror.id", "juror.user_id"])
    .select(["juror.id as juryId", "juror.user_id as userId", ({ fn }) => fn.countAll<number>().as("left")])
    .$narrowType<{ userId: string }>()
    .execute();
