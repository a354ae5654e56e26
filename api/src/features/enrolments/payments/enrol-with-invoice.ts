import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { AgreedLine } from "#features/billing/invoices/agreed-line.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { finalizeEnrolment } from "../enrolments/finalize-enrolment.ts";
import type { LockedCourse, LockedEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { buyerOf } from "./buyer-of.ts";
import { type Choice, writeChoice } from "./choice.ts";
import { letGoOpenPayments } from "./let-go.ts";

interface Enrolling {
  course: LockedCourse;
  enrolment: LockedEnrolment;
  /** What was agreed when the payment was made, or when the instalments were requested. */
  agreed: { choice: Choice; lines: readonly AgreedLine[] };
  of: { paymentId: string } | { instalmentId: string };
  /** How it was paid, as a code of the provider; null while it is due. */
  method: string | null;
  /** For instalments: the person who approved them. */
  approvedBy?: string;
  now: Date;
}

/**
 * Enrols somebody in what was agreed, and issues the invoice. The caller has locked course, enrolment and the payment
 * or request, knows that there is a seat, and does nothing after this call but enqueue: the counter of invoices is the
 * last lock.
 */
export async function enrolWithInvoice(
  services: Pick<Services, "clock" | "jobs">,
  tx: Tx,
  { course, enrolment, agreed, of, method, approvedBy, now }: Enrolling,
) {
  await writeChoice(tx, enrolment.id, agreed.choice);
  const isNew = await finalizeEnrolment(tx, { jobs: services.jobs, now }, { course, enrolment, approvedBy });
  if (!isNew) throw new Error(`${enrolment.id} was enrolled before, and would be invoiced again`);
  await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now });
  return issueInvoice(tx, services, {
    enrolmentId: enrolment.id,
    paymentId: null,
    ...of,
    userId: enrolment.user_id,
    buyer: await buyerOf(tx, enrolment),
    lines: agreed.lines,
    method,
  });
}
