import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notJudged, scoringIsOver } from "./jury.errors.ts";
import { judgedContributions } from "./jury.policy.ts";

/**
 * Locks a contribution with its contest and its juror, so that in the meantime the contest does not end, the entry is
 * not withdrawn, reopened or declared invalid, and the juror is not removed.
 * @throws 404 for people who do not judge it; 422 once the contest has ended
 */
export async function lockAssignedContribution(ctx: MemberContext, tx: Tx, contributionId: string) {
  const scope = { ...ctx, db: tx };
  const contest = await tx
    .selectFrom("contests as contest")
    .select(["contest.ended_at", "contest.jury_deadline"])
    .where("contest.id", "=", (eb) =>
      eb.selectFrom("contributions").select("contest_id").where("id", "=", contributionId),
    )
    .forShare("contest")
    .executeTakeFirst();
  const judged = await judgedContributions(scope)
    .select("juror.id as jurorId")
    .where("contribution.id", "=", contributionId)
    .forShare("contribution")
    .forKeyShare("juror")
    .executeTakeFirst();
  if (!contest || !judged) throw notJudged();
  if (contest.ended_at) throw scoringIsOver();
  return { ...judged, contest };
}
