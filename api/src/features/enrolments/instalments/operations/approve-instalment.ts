import type { MemberContext } from "#platform/context.ts";
import { notify } from "#platform/notifications/notify.ts";
import { storedLines } from "#features/billing/invoices/agreed-line.ts";
import { storedChoice } from "../../payments/choice.ts";
import { enrolWithInvoice } from "../../payments/enrol-with-invoice.ts";
import { isInReview } from "../../payments/queries/payments-of-enrolment.ts";
import { changeInstalment } from "../change-instalment.ts";
import { decidedAlready, paymentInReview } from "../instalment.errors.ts";
import { instalmentApprovedMail } from "../instalment.mail-kinds.ts";

/**
 * Approves a request: the person is enrolled with what they asked for, and the total is invoiced and due. The request
 * held their seat (docs/product/instalments.md#deciding).
 * @throws 409 when it was already decided, and while staff looks at money that came in
 */
export const approveInstalment = (ctx: MemberContext, id: string) =>
  changeInstalment(ctx, { id, act: "approve" }, async (tx, { course, enrolment, instalment }) => {
    const { viewer, now, jobs } = ctx;
    if (instalment.state !== "open") throw decidedAlready();
    if (await isInReview(tx, enrolment.id)) throw paymentInReview();
    await tx
      .updateTable("instalments")
      .set({ state: "approved", payment_state: "running", decided_at: now, decided_by: viewer.id })
      .set({ reminders: 0, reminded_at: null })
      .where("id", "=", id)
      .execute();
    if (enrolment.user_id)
      await notify(tx, {
        to: [enrolment.user_id],
        type: "courseInstallmentApprovedNotification",
        about: { course: course.id },
        dedupeKey: id,
        now,
      });
    const invoice = await enrolWithInvoice(ctx, tx, {
      course,
      enrolment,
      agreed: { choice: storedChoice(instalment), lines: storedLines(instalment) },
      of: { instalmentId: id },
      method: null,
      approvedBy: viewer.id,
      now,
    });
    await jobs.enqueue(tx, instalmentApprovedMail, { instalmentId: id, invoiceId: invoice.id });
  });
