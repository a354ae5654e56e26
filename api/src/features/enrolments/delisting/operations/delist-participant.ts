import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import { centsOf } from "#platform/money.ts";
import { isCalledOff } from "../../enrolments/enrolment.errors.ts";
import { delistEnrolment } from "../delist-enrolment.ts";
import { notEnrolledYet } from "../delisting.errors.ts";
import { lockParticipant } from "../lock-participant.ts";

interface Typed {
  /** In euros. */
  refundAmount?: number | undefined;
  message?: string | undefined;
}

/**
 * Takes a participant off a course that the viewer manages; again it changes nothing.
 * @throws 404, 422 for who is not enrolled yet, and for more than came in
 */
export async function delistParticipant(ctx: MemberContext, id: string, { refundAmount, message }: Typed) {
  const { viewer, now } = ctx;
  await ctx.db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockParticipant(ctx, tx, id);
    if (enrolment.delisted_at) return;
    if (!enrolment.finalized_at) throw notEnrolledYet();
    // A job pays all of it back.
    if (course.cancelled_at) throw isCalledOff();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "delist",
      subject: "enrolments",
      subjectId: id,
      subjectName: course.title,
      ownerId: enrolment.user_id,
      isOwn: course.organizer_id === viewer.id,
    });
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
