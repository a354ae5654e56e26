import type { Context } from "#platform/context.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";

type MailLimitContext = Pick<Context, "db" | "now" | "config" | "network">;

/**
 * Whether one more mail of this kind may go to an address that somebody typed. Strict where address and network meet, so
 * that a stranger who asks five times does not use up the mails of the owner; ten times as generous for the address
 * alone, so that nobody's mailbox is flooded from many places.
 */
export async function consumeMailLimit(
  ctx: MailLimitContext,
  kind: "mail-to-confirm" | "mail-to-reset",
  email: string,
) {
  const { times, seconds } = ctx.config.limits.mails;
  return (
    (await consumeRateLimit(ctx, { times, seconds }, kind, email, ctx.network)) &&
    (await consumeRateLimit(ctx, { times: times * 10, seconds }, kind, email))
  );
}
