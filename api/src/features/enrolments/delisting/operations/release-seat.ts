import type { MemberContext } from "#platform/context.ts";
import { isSeatHeld } from "#features/courses/courses/course.rules.ts";
import { endReservation } from "../../enrolments/end-reservation.ts";
import { seatReleasedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { hasUnlimitedSeats } from "../../enrolments/enrolment.rules.ts";
import { seatFreed } from "../../waiting-list/seat-freed.ts";
import { changeParticipant } from "../change-participant.ts";
import { noSeatToRelease } from "../delisting.errors.ts";

/**
 * Frees the seat of somebody who is still paying, as if their time had run out: if they pay all the same, they are
 * enrolled while there is a seat (docs/product/delisting.md#releasing). If they held a seat, they are notified by
 * mail.
 * @param message what the organiser says in that mail
 * @throws 404 for people who do not manage the course, 422 for a person who is not paying, and for one who holds no
 * seat where there is one for everybody
 */
export async function releaseSeat(ctx: MemberContext, id: string, { message }: { message?: string | undefined }) {
  const { now, jobs } = ctx;
  await changeParticipant(ctx, { id, act: "release-seat" }, async (tx, { course, enrolment }) => {
    if (enrolment.finalized_at || enrolment.delisted_at || enrolment.has_open_request) throw noSeatToRelease();
    if (hasUnlimitedSeats(course) && !isSeatHeld(enrolment, now)) throw noSeatToRelease();
    await endReservation(tx, now, id);
    // The seat that they got from the waiting list is the same one.
    await tx
      .updateTable("waiting_list_entries")
      .set({ state: "lapsed", ended_at: now })
      .where("course_id", "=", course.id)
      .where("user_id", "=", enrolment.user_id)
      .where("state", "=", "offered")
      .execute();
    await seatFreed(tx, ctx, course.id);
    // Until then they had been told that the seat was theirs.
    if (isSeatHeld(enrolment, now))
      await jobs.enqueue(tx, seatReleasedMail, { enrolmentId: id, message: message ?? "" });
  });
}
