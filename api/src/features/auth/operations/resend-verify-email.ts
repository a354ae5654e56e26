import type { Context } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { isAllowed, limitRate } from "../../../platform/limits/rate-limit.ts";
import { registrationAsked } from "../auth.jobs.ts";

/** Sends the confirmation mail again, with a link that is fresh. Answers the same whatever the id is (decisions.md). */
export async function resendVerifyEmail(ctx: Context, { userId }: { userId: string }) {
  await limitRate(ctx, ctx.config.limits.reset, "resend", ctx.address);
  await ctx.db.transaction().execute((tx) => renewConfirmation(tx, ctx, userId));
}

/** Makes the link of a registration fresh and mails it, within the limit of mails to one address. */
export async function renewConfirmation(tx: Tx, { now, config, jobs }: Context, registrationId: string) {
  const registration = await tx
    .selectFrom("registrations")
    .select("email")
    .where("id", "=", registrationId)
    .where("confirmed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!registration) return "gone";
  // Past the limit the link that is under way stays as good as it is.
  if (!(await isAllowed({ db: tx, now }, config.limits.mails, "mail-to-confirm", registration.email))) return "limited";
  await tx.updateTable("registrations").set({ link_issued_at: now }).where("id", "=", registrationId).execute();
  await jobs.enqueue(tx, registrationAsked, { registrationId });
  return "sent";
}
