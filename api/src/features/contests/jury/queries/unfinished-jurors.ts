import type { Database, Tx } from "#platform/db/database.ts";
import { juryAssignments } from "../jury.policy.ts";

/** The jurors of a contest with entries that they neither scored nor abstained from, and how many (`left`). */
export const unfinishedJurors = (db: Database | Tx, contestId: string) =>
  juryAssignments(db)
    .where("contest.id", "=", contestId)
    .where("juror.user_id", "is not", null)
    .where(({ not, exists, selectFrom }) =>
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
    )
    .groupBy(["juror.id", "juror.user_id"])
    .select(["juror.id as juryId", "juror.user_id as userId", ({ fn }) => fn.countAll<number>().as("left")])
    .$narrowType<{ userId: string }>()
    .execute();
