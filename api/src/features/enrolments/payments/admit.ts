import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { storedLines } from "#features/billing/invoices/agreed-line.ts";
import { paidMail } from "../enrolments/enrolment.mail-kinds.ts";
import { storedChoice } from "./choice.ts";
import { enrolWithInvoice } from "./enrol-with-invoice.ts";
import type { LockedPayment } from "./lock-payment.ts";

/**
 * Enrols the person who paid, in what was agreed when the payment was made, and issues the invoice for it. The caller
 * has locked course, enrolment and payment, knows that there is a seat, and does nothing after this call: the counter
 * of invoices is the last lock.
 */
export async function admit(
  services: Pick<Services, "clock" | "jobs">,
  tx: Tx,
  { course, enrolment, payment, now }: LockedPayment & { now: Date },
) {
  const invoice = await enrolWithInvoice(services, tx, {
    course,
    enrolment,
    agreed: { choice: storedChoice(payment), lines: storedLines(payment) },
    of: { paymentId: payment.id },
    method: payment.method,
    now,
  });
  await services.jobs.enqueue(tx, paidMail, { invoiceId: invoice.id });
}
