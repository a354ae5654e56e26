import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";

/**
 * Counts what somebody mails to the participants of courses: mails that they wrote, and what tells of a change. In the
 * transaction of what is mailed, so that what was refused does not count. @throws `refusal`, a 429
 */
export async function limitCourseMails(
  { config, now, viewer }: MemberContext,
  tx: Tx,
  refusal: (times: number) => Error,
) {
  const limit = config.limits.courseMails;
  if (!(await consumeRateLimit({ db: tx, now }, limit, "course-mails", viewer.id))) throw refusal(limit.times);
}
