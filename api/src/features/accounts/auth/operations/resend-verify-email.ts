import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { registrationRequested } from "../auth.jobs.ts";
import { consumeMailLimit } from "../mail-limit.ts";
import { lockRegistration, supersedeRegistrations } from "../registrations.ts";

/**
 * Sends the confirmation mail again, with a link that is fresh. Answers the same whatever the id is
 * (docs/product/sign-in.md#registration).
 */
export async function resendVerifyEmail(ctx: Context, { userId }: { userId: string }) {
  await limitRate(ctx, ctx.config.limits.reset, "resend", ctx.network);
  await ctx.db.transaction().execute((tx) => renewConfirmation(tx, ctx, userId));
}

/** Makes the link of a registration fresh and mails it, within the limit of mails; it is the newest of its address then. */
export async function renewConfirmation(tx: Tx, { now, config, jobs, network }: Context, registrationId: string) {
  const registration = await lockRegistration(tx, registrationId);
  if (!registration || registration.confirmed_at) return "gone";
  const { email } = registration;
  // Past the limit the link that is under way stays as good as it is.
  if (!(await consumeMailLimit({ db: tx, now, config, network }, "mail-to-confirm", email))) return "limited";
  await supersedeRegistrations(tx, email, now);
  await tx
    .updateTable("registrations")
    .set({ link_issued_at: now, superseded_at: null })
    .where("id", "=", registrationId)
    .execute();
  await jobs.enqueue(tx, registrationRequested, { registrationId });
  return "sent";
}
