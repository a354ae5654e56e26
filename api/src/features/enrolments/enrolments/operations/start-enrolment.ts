import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import { payableProblem } from "#features/billing/house-data/payable.ts";
import { keepAcceptedConditions } from "../accepted-conditions.ts";
import { delistedAlready } from "../enrolment.errors.ts";
import { isFree } from "../enrolment.rules.ts";
import { notPayableYet } from "../../payments/payment.errors.ts";
import { getBegunEnrolment } from "../queries/get-enrolment.ts";
import { type LockedCourse, type LockedEnrolment, lockOwnEnrolment } from "../queries/lock-enrolment.ts";
import { isComplete } from "../queries/is-complete.ts";
import { reserveSeat, whyNoSeat } from "../seats.ts";

/**
 * Accepts the conditions and begins to enrol. A second call changes nothing, except that it reserves a seat again for
 * somebody who lost theirs when they only had to pay (docs/product/enrolments.md#expiry).
 * @throws 422, including when the conditions changed since they were read; 409 for a course that nobody can pay for
 * now
 */
export async function startEnrolment(ctx: MemberContext, slug: string, conditionsVersion: string | undefined) {
  await ctx.db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    if (enrolment) return resume(ctx, tx, { course, enrolment });
    const refusal = await whyNoSeat(tx, ctx, course);
    if (refusal) throw refusal;
    const problem = payableProblem(ctx, { course, house: await readHouseData(tx) });
    if (problem !== null) throw notPayableYet(problem);
    await tx
      .insertInto("enrolments")
      .values({
        course_id: course.id,
        user_id: ctx.viewer.id,
        started_at: ctx.now,
        updated_at: ctx.now,
        accepted_conditions_id: await keepAcceptedConditions(tx, course, conditionsVersion),
      })
      .execute();
  });
  return getBegunEnrolment(ctx, slug);
}

async function resume(ctx: MemberContext, tx: Tx, found: { course: LockedCourse; enrolment: LockedEnrolment }) {
  if (found.enrolment.delisted_at) throw delistedAlready();
  if (found.enrolment.finalized_at || isFree(found.course)) return;
  const refusal = (await isComplete(tx, found.enrolment)) && (await reserveSeat(tx, ctx, found));
  if (refusal) throw refusal;
}
