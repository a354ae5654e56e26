import type { Context } from "../../../platform/context.ts";
import { isAllowed, limitRate } from "../../../platform/limits/rate-limit.ts";
import { passwordForgotten } from "../auth.jobs.ts";

/** Mails a link to choose a new password, if there is such an account; answers the same if not. */
export async function forgotPassword(ctx: Context, { email }: { email: string }) {
  const { db, config, jobs } = ctx;
  await limitRate(ctx, config.limits.reset, "forgot", ctx.address);
  if (!(await isAllowed(ctx, config.limits.mails, "auth-mail", email))) return;
  await db.transaction().execute((tx) => jobs.enqueue(tx, passwordForgotten, { email }));
}
