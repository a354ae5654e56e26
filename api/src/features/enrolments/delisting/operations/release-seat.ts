import type { MemberContext } from "#platform/context.ts";
import { isSeatHeld } from "#features/courses/courses/course.rules.ts";
import { endReservation } from "../../enrolments/end-reservation.ts";
import { seatReleasedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { hasUnlimitedSeats } from "../../enrolments/enrolment.rules.ts";
import { seatFreed } from "../../waiting-list/seat-freed.ts";
import { changeParticipant } from "../change-participant.ts";
import { noSeatToRelease } from "../delisting.errors.ts";

/**
 * Frees the seat of who is still paying, as if its time were over: whoever pays all the same is enrolled while there is a
 * seat (docs/product/delisting.md#releasing). Who held one hears it by mail.
 * @param message what the organiser says in it
 * @throws 404 for who does not manage the course, 422 for who is not paying, and for who holds none where there is one for
 * everybody
 */
export async function releaseSeat(ctx: MemberContext, id: string, { message }: { message?: string | undefined }) {
  const { now, jobs } = ctx;
  await changeParticipant(ctx, { id, act: "release-seat" }, async (tx, { course, enrolment }) => {
    if (enrolment.finalized_at || enrolment.delisted_at || enrolment.has_open_request) throw noSeatToRelease();
    if (hasUnlimitedSeats(course) && !isSeatHeld(enrolment, now)) throw noSeatToRelease();
    await endReservation(tx, now, id);
    // The seat that they came by from the waiting list is the same one.
    await tx
      .updateTable("waiting_list_entries")
      .set({ state: "lapsed", ended_at: now })
      .where("course_id", "=", course.id)
      .where("user_id", "=", enrolment.user_id)
      .where("state", "=", "offered")
      .execute();
    await seatFreed(tx, ctx, course.id);
    // Until then they had been told that it was theirs.
    if (isSeatHeld(enrolment, now))
      await jobs.enqueue(tx, seatReleasedMail, { enrolmentId: id, message: message ?? "" });
  });
}
