import type { MemberContext } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { newsletterTested } from "../newsletter.job-kinds.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

/** Mails the viewer a newsletter as it is currently saved. @throws 404, 429 */
export async function testNewsletter(ctx: MemberContext, id: string) {
  await staffNewsletters(ctx).get(ctx, id);
  await limitRate(ctx, ctx.config.limits.courseMails, "newsletter-tests", ctx.viewer.id);
  await ctx.db
    .transaction()
    .execute((tx) => ctx.jobs.enqueue(tx, newsletterTested, { newsletterId: id, userId: ctx.viewer.id }));
}
