import type { MemberContext } from "#platform/context.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { tooManyTests } from "../mailing.errors.ts";
import { mailingTested } from "../mailing.job-kinds.ts";
import { checkedDraft, type Draft } from "../mailing.rules.ts";
import { mailedCourse } from "../queries/mailed-course.ts";

/** Mails the viewer what a participant would get; nothing of it is stored. @throws 404, 422, 429 */
export async function testMailing(ctx: MemberContext, slug: string, typed: Draft) {
  const { id: courseId } = await mailedCourse(ctx, slug);
  const draft = checkedDraft(typed);
  await ctx.db.transaction().execute(async (tx) => {
    const limit = ctx.config.limits.courseMails;
    if (!(await consumeRateLimit({ db: tx, now: ctx.now }, limit, "course-mail-tests", ctx.viewer.id)))
      throw tooManyTests(limit.times);
    await ctx.jobs.enqueue(tx, mailingTested, { courseId, userId: ctx.viewer.id, draft });
  });
}
