import { sql } from "kysely";
import {
  refundedOfInstalment,
  refundableOfPayment,
  refundedOfPayment,
} from "../../payments/refunds/refunded-amounts.ts";

/* Sums of the money of an `enrolment`, in cents (docs/product/payments.md#books). */

/** What came in, by payments and in instalments, less what the bank took back. */
export const totalReceived = sql<number>`((
  select coalesce(sum(payment.received - payment.charged_back), 0) from payments payment
  where payment.enrolment_id = enrolment.id and payment.state = 'paid'
) + (
  select coalesce(sum(paying.paid), 0) from instalments paying
  where paying.enrolment_id = enrolment.id and paying.state = 'approved'
))::integer`;

/**
 * Of that, what is left of payments that nobody has decided on yet, by people who paid too late, twice or another
 * amount.
 */
export const totalInReview = sql<number>`(
  select coalesce(sum(${refundableOfPayment}), 0)::integer from payments payment
  where payment.enrolment_id = enrolment.id and payment.state = 'paid' and exists (
    select from anomalies open where open.payment_id = payment.id and open.decided_at is null
  )
)`;

/** What went back, or is on its way back. */
export const totalRefunded = sql<number>`((
  select coalesce(sum(${refundedOfPayment}), 0) from payments payment where payment.enrolment_id = enrolment.id
) + (
  select coalesce(sum(${refundedOfInstalment}), 0) from instalments instalment
  where instalment.enrolment_id = enrolment.id
))::integer`;

const isUnderway = sql<boolean>`refund.state not in ('refunded', 'failed', 'canceled')`;

/** Of that, what has not reached the person who paid yet. Two sums: one with `or` would read all refunds. */
export const totalRefundUnderway = sql<number>`((
  select coalesce(sum(refund.amount), 0) from payments payment
  join refunds refund on refund.payment_id = payment.id
  where payment.enrolment_id = enrolment.id and ${isUnderway}
) + (
  select coalesce(sum(refund.amount), 0) from instalments paying
  join refunds refund on refund.instalment_id = paying.id
  where paying.enrolment_id = enrolment.id and ${isUnderway}
))::integer`;

/** Invoices less their credit notes. */
const invoicedInAll = sql<number>`(
  select coalesce(sum(case invoice.series when 'invoice' then invoice.total else -invoice.total end), 0)
  from invoices invoice where invoice.enrolment_id = enrolment.id
)`;

/** What is still to be paid of what was invoiced: total − paid − credited. */
export const totalOutstanding = sql<number>`
  greatest(0, ${invoicedInAll} - ${totalReceived} + ${totalRefunded})::integer`;
