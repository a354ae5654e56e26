import type { Updateable } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ContributionFeedbacks } from "#platform/db/tables.gen.ts";
import { scoringIsClosed } from "../jury.errors.ts";
import { isScoringClosed } from "../jury.rules.ts";
import { lockAssignedContribution } from "../lock-assigned-contribution.ts";
import { changeColumns, ownFeedbackOf } from "../own-feedback.ts";

/**
 * Scores a contribution, or empties its score; without new feedback the earlier feedback stays. Scoring ends an
 * abstention; when the organiser had changed the judgement, writing feedback makes it the juror's own again.
 */
export const scoreContribution = (
  ctx: MemberContext,
  contributionId: string,
  { points, feedback }: { points: number | null; feedback?: string | undefined },
) =>
  judge(ctx, contributionId, {
    points,
    // Emptying a score does not count as judging.
    ...(points !== null && { abstained_because: null }),
    ...(feedback !== undefined && { feedback }),
  });

/** Abstains, with the juror's reason; feedback that they wrote stays, in case they judge after all. */
export const abstainFrom = (ctx: MemberContext, contributionId: string, reason: string) =>
  judge(ctx, contributionId, { points: null, abstained_because: reason });

type Judgement = Pick<Updateable<ContributionFeedbacks>, "points" | "abstained_because" | "feedback">;

async function judge(ctx: MemberContext, contributionId: string, judgement: Judgement) {
  return ctx.db.transaction().execute(async (tx) => {
    const { jurorId, contest } = await lockAssignedContribution(ctx, tx, contributionId);
    if (isScoringClosed(contest, ctx.now)) throw scoringIsClosed();
    const values = { ...judgement, updated_at: ctx.now };
    const { id } = await tx
      .insertInto("contribution_feedbacks")
      .values({ contribution_id: contributionId, jury_id: jurorId, ...values })
      .onConflict((conflict) => conflict.columns(["contribution_id", "jury_id"]).doUpdateSet(values))
      .returning("id")
      .executeTakeFirstOrThrow();
    if (judgement.feedback !== undefined)
      await tx.deleteFrom("feedback_changes").where("feedback_id", "=", id).execute();
    return { data: ownFeedbackOf(await feedbackWithChange(tx, id)) };
  });
}

const feedbackWithChange = (tx: Tx, id: string) =>
  tx
    .selectFrom("contribution_feedbacks as own")
    .innerJoin("contributions as contribution", "contribution.id", "own.contribution_id")
    .innerJoin("contests as contest", "contest.id", "contribution.contest_id")
    .leftJoin("feedback_changes as change", "change.feedback_id", "own.id")
    .leftJoin("users as changer", "changer.id", "change.changed_by")
    .select(["own.feedback", "own.points", "own.abstained_because"])
    .select(changeColumns)
    .where("own.id", "=", id)
    .executeTakeFirstOrThrow();
