import { hours, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { notify } from "#platform/notifications/notify.ts";
import { reservationUntil } from "../../enrolments/seats.ts";
import { changeInstalment } from "../change-instalment.ts";
import { decidedAlready } from "../instalment.errors.ts";
import { instalmentRejectedMail } from "../instalment.mail-kinds.ts";

/** How long the seat is held for somebody who may ask again, or pay at once. */
const HELD = hours(72);

/**
 * Rejects a request: the person is back where they choose and pay, with a seat for three days
 * (docs/product/instalments.md#deciding).
 * @param message what the organiser says in the mail
 * @throws 409 when it was already decided
 */
export const rejectInstalment = (ctx: MemberContext, id: string, message?: string) =>
  changeInstalment(ctx, { id, act: "reject" }, async (tx, { course, enrolment, instalment }) => {
    const { viewer, now, jobs } = ctx;
    if (instalment.state !== "open") throw decidedAlready();
    await tx
      .updateTable("instalments")
      .set({ state: "rejected", reject_message: message || null, decided_at: now, decided_by: viewer.id })
      .where("id", "=", id)
      .execute();
    const held = await reservationUntil(tx, ctx, course, later(now, HELD));
    await tx
      .updateTable("enrolments")
      .set({ has_open_request: false, updated_at: now, ...held })
      .where("id", "=", enrolment.id)
      .execute();
    if (enrolment.user_id)
      await notify(tx, {
        to: [enrolment.user_id],
        type: "courseInstallmentRejectedNotification",
        about: { course: course.id },
        dedupeKey: id,
        now,
      });
    await jobs.enqueue(tx, instalmentRejectedMail, { instalmentId: id });
  });
