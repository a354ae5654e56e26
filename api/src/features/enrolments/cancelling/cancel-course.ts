import type { CancelInput } from "@inktvis/contract/features/enrolments/course-cancellation";
import type * as z from "zod";
import type { MemberContext, Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { centsOf, formatAmount } from "#platform/money.ts";
import { conflict, refused } from "#platform/http/errors.ts";
import { changeCourse } from "#features/courses/courses/manage-course.ts";
import { factsUnderLock } from "#features/courses/courses/queries/facts-under-lock.ts";
import { delistEnrolment } from "../delisting/delist-enrolment.ts";
import { lockEnrolmentIfThere } from "../enrolments/queries/lock-enrolment.ts";
import { courseCancelledMail } from "../enrolments/enrolment.mail-kinds.ts";
import { endList } from "../waiting-list/advance-waiting-list.ts";
import { delistCancelled } from "./delist-cancelled.kind.ts";
import { isOver } from "#features/courses/courses/course.rules.ts";
import { canCancel, cancellationImpact } from "./get-cancellation.ts";
import { isInvolved } from "./involved.ts";

const refundChanged = (cents: number) =>
  conflict(
    "refund-changed",
    `Er veranderde net iets aan wie ingeschreven is of betaalde. Nu wordt er ${formatAmount(cents)} terugbetaald: kijk het na, en bevestig opnieuw.`,
  );
const courseIsOver = () => refused("Deze cursus is voorbij. Afgelasten kan niet meer.");
const notToCancel = () => refused("Voor deze cursus is niemand ingeschreven op de site. Je kan hem van de site halen.");

/**
 * Calls a course off, once however often the button is pressed. From then on nobody can enrol; each person whom it
 * concerns is delisted by a job of their own, which is retried until it succeeds (docs/product/courses.md#cancelling).
 * @throws 404; 409 when another amount would be paid back than was confirmed; 422 for a course that is over
 */
export async function cancelCourse(
  ctx: MemberContext,
  slug: string,
  { refund, message }: z.output<typeof CancelInput>,
) {
  const { now, jobs } = ctx;
  await changeCourse(ctx, { act: "cancel", slug }, async (tx, course) => {
    if (course.cancelled_at) return;
    const { hadParticipants } = await factsUnderLock(tx, course.id, now);
    if (!canCancel({ ...course, hadParticipants }, now)) throw isOver(course, now) ? courseIsOver() : notToCancel();
    const expected = await cancellationImpact(tx, course.id, now);
    if (expected.refund !== centsOf(refund)) throw refundChanged(expected.refund);
    await tx
      .updateTable("courses")
      .set({ cancelled_at: now, cancel_message: message || null, updated_at: now })
      .where("id", "=", course.id)
      .execute();
    // Before anybody is delisted: people who hold a seat by enrolling are mailed about that, and not about the list as
    // well.
    await endList(tx, ctx, { course, now });
    const involved = await tx
      .selectFrom("enrolments as enrolment")
      .select("enrolment.id")
      .where("enrolment.course_id", "=", course.id)
      .where(isInvolved(now))
      .orderBy("enrolment.started_at")
      .execute();
    await jobs.enqueueAll(
      tx,
      delistCancelled,
      involved.map(({ id }) => ({ enrolmentId: id })),
    );
  });
}

/**
 * Delists one person from a course that was called off, and pays back all that came in; a second run finds nothing to
 * do.
 */
async function delistOne(services: Services, { enrolmentId }: { enrolmentId: string }) {
  const { db, clock, jobs } = services;
  await db.transaction().execute(async (tx) => {
    const locked = await lockEnrolmentIfThere(tx, enrolmentId);
    // Erased in the meantime.
    if (!locked) return;
    const now = clock.now();
    const done = await delistEnrolment(tx, services, { ...locked, as: "cancelled", refund: "all", by: null, now });
    if (done) await jobs.enqueue(tx, courseCancelledMail, { enrolmentId, ...done });
  });
}

export const cancellingJobs = [onJob(delistCancelled, delistOne)];
