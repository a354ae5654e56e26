import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { tooManyMessages } from "./message.errors.ts";

/**
 * Counts what somebody mails to the people of contests: messages, and what tells them of a change, a reason or an award.
 * In the transaction of what is mailed, so that what was refused does not count. @throws 429
 */
export async function limitMessages({ config, now, viewer }: MemberContext, tx: Tx) {
  const limit = config.limits.messages;
  if (!(await consumeRateLimit({ db: tx, now }, limit, "messages", viewer.id))) throw tooManyMessages(limit.times);
}
