import { sql } from "kysely";
import type { RefundState } from "#platform/payments/payment-provider.ts";

/* How much of what came in went back, as columns in cents (docs/product/payments.md#refunds). */

/** The states of a `refund` that did not reach the person who paid. */
export const DID_NOT_ARRIVE: readonly RefundState[] = ["failed", "canceled"];
export const didNotFail = sql<boolean>`refund.state not in (${sql.join(DID_NOT_ARRIVE.map((state) => sql.lit(state)))})`;

/**
 * How much of `payment` went back or is on its way back: transferred by hand, or through the provider, where somebody
 * may have paid back more than we asked for.
 */
export const refundedOfPayment = sql<number>`(
  select (
    coalesce(sum(refund.amount) filter (where refund.way = 'transfer'), 0)
    + greatest(coalesce(sum(refund.amount) filter (where refund.way = 'provider'), 0), payment.refunded_there)
  )::integer
  from refunds refund where refund.payment_id = payment.id and ${didNotFail}
)`;

/** How much of `payment` can still go back: without what the bank of the person who paid took back. */
export const refundableOfPayment = sql<number>`(coalesce(payment.received, 0) - payment.charged_back - ${refundedOfPayment})`;

/** How much of `instalment` went back or is on its way back. */
export const refundedOfInstalment = sql<number>`(
  select coalesce(sum(refund.amount), 0)::integer
  from refunds refund where refund.instalment_id = instalment.id and ${didNotFail}
)`;
