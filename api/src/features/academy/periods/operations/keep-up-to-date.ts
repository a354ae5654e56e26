import type { MemberContext } from "#platform/context.ts";
import { findPeriod } from "../period.policy.ts";

/** Lists the viewer with who hears when a period opens, this one or a later one. Harmless when they are listed already. */
export async function keepUpToDate(ctx: MemberContext, periodId: string) {
  await findPeriod(ctx, periodId);
  await ctx.db
    .insertInto("academy_updatees")
    .values({ user_id: ctx.viewer.id, listed_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the viewer off that list. Harmless when they are not on it. */
export async function endKeepingUpToDate(ctx: MemberContext, periodId: string) {
  await findPeriod(ctx, periodId);
  await ctx.db.deleteFrom("academy_updatees").where("user_id", "=", ctx.viewer.id).execute();
}
