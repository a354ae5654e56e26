import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import { letGoOpenPayments } from "../../payments/let-go.ts";
import { seatFreed } from "../../waiting-list/seat-freed.ts";
import { holdsNoSeat } from "../delisting.errors.ts";
import { lockParticipant } from "../lock-participant.ts";

/**
 * Frees the seat of who is still paying, as if its time were over: whoever pays all the same is enrolled while there is a
 * seat (docs/product/delisting.md#releasing).
 * @throws 404 for who does not manage the course, 422 for who is not paying
 */
export async function releaseSeat(ctx: MemberContext, id: string) {
  const { viewer, now } = ctx;
  await ctx.db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockParticipant(ctx, tx, id);
    if (enrolment.finalized_at || enrolment.delisted_at || enrolment.has_open_request) throw holdsNoSeat();
    await letGoOpenPayments(tx, { enrolmentIds: [id], now });
    await tx.updateTable("enrolments").set({ reserved_until: now, updated_at: now }).where("id", "=", id).execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "release-seat",
      subject: "enrolments",
      subjectId: id,
      subjectName: course.title,
      ownerId: enrolment.user_id,
      isOwn: course.organizer_id === viewer.id,
    });
    await seatFreed(tx, ctx, course.id);
  });
}
