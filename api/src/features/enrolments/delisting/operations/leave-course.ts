import type { MemberContext } from "#platform/context.ts";
import { centsOf } from "#platform/money.ts";
import { notify } from "#platform/notifications/notify.ts";
import { lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { delistEnrolment } from "../delist-enrolment.ts";
import { mayNotLeave, notEnrolled, otherRefund } from "../delisting.errors.ts";
import { enrolmentMoney } from "../enrolment-money.ts";
import { leaveProblem } from "../leave-problem.ts";
import { refundByScale } from "../refund-scale.ts";
import { shareBackNow } from "../share-back-now.ts";

/**
 * Takes the viewer off a course (docs/product/delisting.md#leaving); a second call changes nothing.
 * @throws 404, 409 when the amount differs from the one that was shown, 422 for people who have to ask for it
 */
export async function leaveCourse(ctx: MemberContext, slug: string, { refundAmount }: { refundAmount: number }) {
  const { viewer, now } = ctx;
  await ctx.db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (!enrolment?.finalized_at) throw notEnrolled();
    if (enrolment.delisted_at) return;
    const { basispoints } = await shareBackNow(tx, { course, enrolment, now });
    const problem = leaveProblem({ course, enrolment, basispoints, now });
    if (problem) throw mayNotLeave(problem);
    const refund = refundByScale(await enrolmentMoney(tx, enrolment.id), basispoints);
    if (refund !== centsOf(refundAmount)) throw otherRefund();
    await notify(tx, {
      to: [course.organizer_id],
      type: "courseParticipantLeft",
      about: { course: course.id, user: viewer.id },
      dedupeKey: `${enrolment.id} ${now.toISOString()}`,
      now,
    });
    await delistEnrolment(tx, ctx, { course, enrolment, as: "participant", refund, by: viewer.id, now });
  });
}
