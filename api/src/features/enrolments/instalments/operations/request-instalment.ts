import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { notify } from "#platform/notifications/notify.ts";
import { readAddOns } from "#features/billing/add-ons/add-on.ts";
import { readCourseVat } from "#features/billing/vat-rates/vat-rate.ts";
import { agreedLinesOf, type Quote } from "../../enrolments/quote.ts";
import type { LockedCourse, LockedEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { type Choice, totalOf } from "../../payments/choice.ts";
import { tooManyPayments } from "../../payments/payment.errors.ts";
import { instalmentRequestedMail } from "../instalment.mail-kinds.ts";

interface Request {
  course: LockedCourse;
  enrolment: LockedEnrolment;
  /** What was chosen, as it is stored. */
  choice: Choice;
  quote: Quote;
  reason: string;
}

/**
 * Asks the organiser to pay in instalments, for what was chosen at the current price. The seat is held until they
 * decide, however long that takes (docs/product/instalments.md#asking). The caller has locked course and enrolment,
 * and knows that there is a seat and that no other request is open.
 * @throws 429 for people who ask or pay too often
 */
export async function requestInstalment(
  tx: Tx,
  { config, jobs, now, viewer }: Pick<MemberContext, "config" | "jobs" | "now" | "viewer">,
  { course, enrolment, choice, quote, reason }: Request,
) {
  // Each one is a mail to the organiser, and can be withdrawn at once.
  if (!(await consumeRateLimit({ db: tx, now }, config.limits.payments, "payment", viewer.id))) throw tooManyPayments();
  const [addOns, courseVat] = [await readAddOns(tx), await readCourseVat(tx)];
  const { id } = await tx
    .insertInto("instalments")
    .values({
      enrolment_id: enrolment.id,
      state: "open",
      reason,
      lines: JSON.stringify(agreedLinesOf(quote, { course, courseVat, addOns })),
      choice: JSON.stringify(choice),
      total: totalOf(choice),
      requested_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  // No reservation: that would lapse.
  await tx
    .updateTable("enrolments")
    .set({ has_open_request: true, reserved_until: null, updated_at: now })
    .where("id", "=", enrolment.id)
    .execute();
  if (enrolment.user_id)
    await notify(tx, {
      to: [course.organizer_id],
      type: "courseInstallmentRequestedNotification",
      about: { course: course.id, user: enrolment.user_id },
      dedupeKey: id,
      now,
    });
  await jobs.enqueue(tx, instalmentRequestedMail, { instalmentId: id });
}
