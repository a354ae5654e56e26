import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { tooManyMessages } from "./message.errors.ts";

/**
 * Counts what somebody mails to the people of contests: messages, and mails about a change, a reason or an award. Runs
 * in the transaction of those mails, so that refused ones do not count. @throws 429
 */
export async function limitMessages({ config, now, viewer }: MemberContext, tx: Tx) {
  const limit = config.limits.messages;
  if (!(await consumeRateLimit({ db: tx, now }, limit, "messages", viewer.id))) throw tooManyMessages(limit.times);
}
