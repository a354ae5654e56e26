import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { delistDeclinedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import type { LockedCourse, LockedEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { requestIsGone } from "../delisting.errors.ts";
import { lockParticipant } from "../lock-participant.ts";

interface Declined {
  course: LockedCourse;
  enrolment: LockedEnrolment;
  message: string;
}

/**
 * Leaves a participant on the list who asked to be taken off, and says why (docs/product/delisting.md#asking).
 * @throws 404 for who does not manage the course, 409 when there is no request any more
 */
export const declineAsOrganizer = (ctx: MemberContext, id: string, message: string) =>
  ctx.db.transaction().execute(async (tx) => {
    const locked = await lockParticipant(ctx, tx, id);
    if (!locked.enrolment.delist_requested_at) throw requestIsGone();
    await declineRequest(tx, ctx, { ...locked, message });
  });

/** Answers a request that is there. The caller has locked course and enrolment. */
export async function declineRequest(
  tx: Tx,
  { viewer, now, jobs }: MemberContext,
  { course, enrolment, message }: Declined,
) {
  const { id } = enrolment;
  await tx
    .updateTable("enrolments")
    .set({ delist_requested_at: null, delist_request_reason: null, delist_message: message })
    .where("id", "=", id)
    .execute();
  await recordChange(tx, {
    actorId: viewer.id,
    now,
    action: "decline-delisting",
    subject: "enrolments",
    subjectId: id,
    subjectName: course.title,
    ownerId: enrolment.user_id,
    isOwn: course.organizer_id === viewer.id,
  });
  await jobs.enqueue(tx, delistDeclinedMail, { enrolmentId: id });
}
