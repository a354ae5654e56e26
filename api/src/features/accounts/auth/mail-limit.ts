import type { Context } from "#platform/context.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";

type MailLimitContext = Pick<Context, "db" | "now" | "config" | "network">;

/**
 * Counts one mail of this kind to a typed address and tells whether it is within the limits. Strict per address and
 * network, so that a stranger cannot use up the owner's mails; ten times as many per address alone, so that nobody's
 * mailbox is flooded from many networks.
 */
export async function consumeMailLimit(
  ctx: MailLimitContext,
  kind: "mail-to-confirm" | "mail-to-reset" | "mail-to-subscribe" | "mail-of-registration",
  email: string,
) {
  const { times, seconds } = ctx.config.limits.mails;
  return (
    (await consumeRateLimit(ctx, { times, seconds }, kind, email, ctx.network)) &&
    (await consumeRateLimit(ctx, { times: times * 10, seconds }, kind, email))
  );
}
