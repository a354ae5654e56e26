import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { formatAmount } from "#platform/formats/numbers.ts";
import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import { Documents } from "../documents.tsx";
import { paidInInstalments, runningInstalments } from "../paid-in-instalments.ts";
import { PriceLines } from "../price-lines.tsx";
import { TransferPanel } from "../instalments/transfer-panel.tsx";
import { ownCourseMessages as copy } from "./own-course.nl.ts";

/** What was paid and for what, with the invoices (docs/product/payments.md#invoices). */
export function PaymentPanel({ enrolment }: { enrolment: Enrolment }) {
  const running = runningInstalments(enrolment);
  return (
    <section aria-labelledby="betaling" className="grid gap-4 rounded-sm border border-hairline bg-raised p-6">
      <h2 className="text-2xl" id="betaling">
        {copy.payment}
      </h2>
      <p>{stateOf(enrolment)}</p>
      {running && <TransferPanel instalment={running} />}
      {!isFree(enrolment) && <PriceLines enrolment={enrolment} />}
      <GoneBack enrolment={enrolment} />
      <Documents enrolment={enrolment} />
    </section>
  );
}

const GoneBack = ({ enrolment: { refundedAmount, refundUnderwayAmount } }: { enrolment: Enrolment }) => (
  <>
    {refundedAmount > 0 && <p className="tabular-nums">{copy.refunded(formatAmount(refundedAmount))}</p>}
    {refundUnderwayAmount > 0 && (
      <p className="tabular-nums">{copy.refundUnderway(formatAmount(refundUnderwayAmount))}</p>
    )}
  </>
);

const isFree = ({ priceCourse, priceTotal }: Enrolment) => priceCourse === 0 && priceTotal === 0;

/** Whoever is enrolled has paid, or pays in instalments. */
function stateOf(enrolment: Enrolment) {
  const { priceTotal, outstandingAmount, activePayment, delistedAt } = enrolment;
  const instalments = paidInInstalments(enrolment);
  if (isFree(enrolment)) return copy.free;
  if (priceTotal === 0) return copy.nothing;
  if (runningInstalments(enrolment)) return copy.instalments;
  // A bank has reversed the payment.
  if (!delistedAt && outstandingAmount > 0) return copy.outstanding(formatAmount(outstandingAmount));
  // What was still due when they left, or was waived, is no longer due, but was not paid either.
  if (instalments && (delistedAt || instalments.paidAmount < priceTotal))
    return copy.paidPart(formatAmount(instalments.paidAmount), formatAmount(instalments.totalAmount));
  // The newest attempt may belong to an earlier purchase.
  const method = !instalments && activePayment?.state === "paid" ? activePayment.method : null;
  return method ? copy.paidWith(paymentMethodName(method)) : copy.paid;
}
