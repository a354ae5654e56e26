import type { NewsletterSubscriptionInput } from "@inktvis/contract/features/newsletter/newsletter-subscriptions";
import type * as z from "zod";
import { lockEmail } from "#features/accounts/auth/email-lock.ts";
import { consumeMailLimit } from "#features/accounts/auth/mail-limit.ts";
import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { isSubscribed } from "../subscription.policy.ts";
import { subscribedAgain, subscriptionAsked } from "../subscription.job-kinds.ts";

type Input = z.output<typeof NewsletterSubscriptionInput>;

/**
 * Requests the newsletter (docs/product/newsletter.md#subscribing). A mail asks the owner of the address to confirm;
 * the answer does not reveal whether the address is known. A member's own address needs no confirmation.
 * @throws 429
 */
export async function subscribe(ctx: Context, input: Input) {
  const own = await subscribeOwnAccount(ctx, input.email);
  if (own) return { data: { isSubscribed: true, isHeldBack: own.isHeldBack } };
  await limitRate(ctx, ctx.config.limits.register, "newsletter", ctx.network);
  const isMailed = await consumeMailLimit(ctx, "mail-to-subscribe", input.email);
  // Past the limit nothing changes, so that the link in the last mail keeps working.
  if (isMailed) await ctx.db.transaction().execute((tx) => mailToConfirm(ctx, tx, input));
  return { data: { isSubscribed: false, isHeldBack: false } };
}

async function subscribeOwnAccount({ db, viewer }: Context, email: string) {
  if (!viewer) return undefined;
  return db
    .updateTable("users")
    .set({ newsletter: true })
    .where("id", "=", viewer.id)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .returning("receive_only_crucial_email as isHeldBack")
    .executeTakeFirst();
}

async function mailToConfirm({ jobs, now }: Context, tx: Tx, { email, firstName }: Input) {
  await lockEmail(tx, email);
  if (await isSubscribed(tx, email)) return jobs.enqueue(tx, subscribedAgain, { email });
  const asked = { first_name: firstName, asked_at: now };
  const { id } = await tx
    .insertInto("newsletter_subscriptions")
    .values({ email, ...asked })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(asked))
    .returning("id")
    .executeTakeFirstOrThrow();
  return jobs.enqueue(tx, subscriptionAsked, { subscriptionId: id });
}
