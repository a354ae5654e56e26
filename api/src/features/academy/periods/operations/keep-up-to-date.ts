import type { MemberContext } from "#platform/context.ts";
import { findPeriod } from "../period.policy.ts";

/** Adds the viewer to the people who are notified when a period opens, this one or a later one. Idempotent. */
export async function keepUpToDate(ctx: MemberContext, periodId: string) {
  await findPeriod(ctx, periodId);
  await ctx.db
    .insertInto("academy_updatees")
    .values({ user_id: ctx.viewer.id, listed_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the viewer from those people. Idempotent. */
export async function endKeepingUpToDate(ctx: MemberContext, periodId: string) {
  await findPeriod(ctx, periodId);
  await ctx.db.deleteFrom("academy_updatees").where("user_id", "=", ctx.viewer.id).execute();
}
