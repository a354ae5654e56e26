import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { brusselsDay } from "#platform/clock.ts";
import { eurosOf, percentageOf } from "#platform/money.ts";
import { atSlug, reachableCourses } from "#features/courses/courses/course.policy.ts";
import { noSuchCourse } from "#features/courses/courses/course.errors.ts";
import type { LockedCourse, LockedEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { refundTermsOf } from "../../enrolments/queries/money-of-enrolment.ts";
import { noSuchParticipant } from "../../participants/participant.errors.ts";
import { participantsOf } from "../../participants/participant.policy.ts";
import { notEnrolled } from "../delisting.errors.ts";
import { type EnrolmentMoney, enrolmentMoney } from "../enrolment-money.ts";
import { leaveProblem } from "../leave-problem.ts";
import { refundByScale } from "../refund-scale.ts";
import { shareBackNow } from "../share-back-now.ts";

interface Found {
  course: LockedCourse;
  enrolment: LockedEnrolment;
}

/** What a participant of a course that the viewer manages would get back today. @throws 404 */
export async function getRefundQuote(ctx: MemberContext, id: string) {
  const found = participantsOf(ctx).where("enrolment.id", "=", id);
  const [course, enrolment] = await Promise.all([
    found.selectAll("course").executeTakeFirst(),
    found.selectAll("enrolment").executeTakeFirst(),
  ]);
  if (!course || !enrolment) throw noSuchParticipant();
  return { data: (await quote(ctx.db, { course, enrolment }, ctx.now)).answer };
}

/**
 * What the viewer would get back, and whether they can leave by themselves. @throws 404, 422 for people who are not
 * enrolled
 */
export async function getLeaving(ctx: MemberContext, slug: string) {
  const course = await atSlug(reachableCourses(ctx), slug).selectAll("course").executeTakeFirst();
  if (!course) throw noSuchCourse();
  const enrolment = await ctx.db
    .selectFrom("enrolments")
    .selectAll()
    .where("course_id", "=", course.id)
    .where("user_id", "=", ctx.viewer.id)
    .executeTakeFirst();
  if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();
  const { answer, basispoints } = await quote(ctx.db, { course, enrolment }, ctx.now);
  return {
    data: {
      ...answer,
      problem: leaveProblem({ course, enrolment, basispoints, now: ctx.now }),
      delistRequestedAt: enrolment.delist_requested_at?.toISOString() ?? null,
    },
  };
}

async function quote(db: Database, { course, enrolment }: Found, now: Date) {
  const money = await enrolmentMoney(db, enrolment.id);
  const { basispoints, until, withdrawalUntil } = await shareBackNow(db, { course, enrolment, now });
  const terms = await refundTermsOf(db, { course, enrolment, now });
  const answer = {
    paidAmount: eurosOf(Math.max(0, money.kept)),
    refundAmount: eurosOf(enrolment.delisted_at ? 0 : refundByScale(money, basispoints)),
    percentage: percentageOf(basispoints),
    until,
    withdrawalUntil,
    // Until the time to withdraw is over everything goes back: a step that ends by then never applies. Nor does one that
    // is over.
    terms: terms.filter(
      (step) => step.until >= brusselsDay(now) && (withdrawalUntil === null || step.until > withdrawalUntil),
    ),
    addOns: addOnsOf(money),
    dueAmount: eurosOf(Math.max(0, money.invoiced - money.kept)),
  };
  return { answer, basispoints };
}

const addOnsOf = ({ lines, sent }: EnrolmentMoney) =>
  lines.flatMap(({ code, description, rest }) =>
    code === "course" || rest <= 0 ? [] : [{ code, name: description, amount: eurosOf(rest), isSent: sent.has(code) }],
  );
