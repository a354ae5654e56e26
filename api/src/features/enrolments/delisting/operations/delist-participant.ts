import type { MemberContext } from "#platform/context.ts";
import { centsOf } from "#platform/money.ts";
import { cancelledCourse } from "../../enrolments/enrolment.errors.ts";
import type { Locked } from "../../enrolments/queries/lock-enrolment.ts";
import { changeParticipant } from "../change-participant.ts";
import { delistEnrolment } from "../delist-enrolment.ts";
import { notEnrolledYet } from "../delisting.errors.ts";

interface Typed {
  /** In euros. */
  refundAmount?: number | undefined;
  message?: string | undefined;
}

/**
 * Delists a participant of a course that the viewer manages; a second call changes nothing.
 * @throws 404, 422 for somebody who is not enrolled yet, and for more than came in
 */
export async function delistParticipant(ctx: MemberContext, id: string, { refundAmount, message }: Typed) {
  const { viewer, now } = ctx;
  const isDone = ({ enrolment }: Locked) => enrolment.delisted_at !== null;
  await changeParticipant(ctx, { id, act: "delist", isDone }, async (tx, { course, enrolment }) => {
    if (!enrolment.finalized_at) throw notEnrolledYet();
    // In a course that was called off, a job pays all of it back.
    if (course.cancelled_at) throw cancelledCourse();
    await delistEnrolment(tx, ctx, {
      course,
      enrolment,
      as: "organizer",
      ...(refundAmount !== undefined && { refund: centsOf(refundAmount) }),
      message: message || undefined,
      by: viewer.id,
      now,
    });
  });
}
