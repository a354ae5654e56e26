import type { MemberContext } from "#platform/context.ts";
import { lockAssignedContribution } from "../lock-assigned-contribution.ts";

/**
 * Keeps a juror's remark about an entry, for the organiser alone; an empty one deletes it. Possible until the contest
 * has ended, even once scoring is closed (docs/product/juries.md#remarks). @throws 404, 422
 */
export async function saveRemark(ctx: MemberContext, contributionId: string, remark: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const { jurorId } = await lockAssignedContribution(ctx, tx, contributionId);
    const ids = { contribution_id: contributionId, jury_id: jurorId };
    if (remark === "") {
      await tx
        .deleteFrom("juror_remarks")
        .where("contribution_id", "=", contributionId)
        .where("jury_id", "=", jurorId)
        .execute();
      return;
    }
    const values = { remark, updated_at: ctx.now };
    await tx
      .insertInto("juror_remarks")
      .values({ ...ids, ...values })
      .onConflict((conflict) => conflict.columns(["contribution_id", "jury_id"]).doUpdateSet(values))
      .execute();
  });
}
