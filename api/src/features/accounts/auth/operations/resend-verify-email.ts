import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { registrationRequested } from "../auth.jobs.ts";
import { consumeMailLimit } from "../mail-limit.ts";
import { lockRegistration, supersedeRegistrations } from "../registrations.ts";

/**
 * Sends the confirmation mail again with a fresh link. Responds the same for any id
 * (docs/product/sign-in.md#registration).
 */
export async function resendVerifyEmail(ctx: Context, { userId }: { userId: string }) {
  await limitRate(ctx, ctx.config.limits.reset, "resend", ctx.network);
  await ctx.db.transaction().execute((tx) => renewConfirmation(tx, ctx, userId));
}

/**
 * Renews the link of a registration and mails it, within the mail limit; the registration becomes the newest of its
 * address.
 */
export async function renewConfirmation(tx: Tx, { now, config, jobs, network }: Context, registrationId: string) {
  const registration = await lockRegistration(tx, registrationId);
  if (!registration || registration.confirmed_at) return "gone";
  const { email } = registration;
  // Over the limit, the link that was sent before stays valid.
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
