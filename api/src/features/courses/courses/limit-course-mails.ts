import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";

/**
 * Counts what somebody mails to the participants of courses: mails that they wrote, and mails about a change. Counted
 * in the transaction that mails, so that what is refused does not count. @throws `refusal`, a 429
 */
export async function limitCourseMails(
  { config, now, viewer }: MemberContext,
  tx: Tx,
  refusal: (times: number) => Error,
) {
  const limit = config.limits.courseMails;
  if (!(await consumeRateLimit({ db: tx, now }, limit, "course-mails", viewer.id))) throw refusal(limit.times);
}
