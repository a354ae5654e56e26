import { sql } from "kysely";
import { days, later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refused } from "#platform/http/errors.ts";
import type { LockedPayment } from "../lock-payment.ts";
import { refundChanged } from "./refund.kind.ts";
import { DID_NOT_ARRIVE, refundableOfPayment } from "./refunded-amounts.ts";

/** How long a provider pays back; some methods are refused earlier, and are then transferred by hand too. */
const REFUNDABLE = days(365);

interface Refunding {
  payment: LockedPayment["payment"];
  /** In cents; absent: all that has not gone back yet. */
  amount?: number;
  /** Transferred by hand, whatever the provider could do. */
  isTransfer?: boolean;
  /** What was paid for, as it appears on the bank statement of the person who paid. */
  paidFor: string;
  by: string | null;
  now: Date;
}

/**
 * Begins to pay back money of a locked payment: a job asks the provider, or staff transfers it by hand when the
 * payment is too old (docs/product/payments.md#refunds). All refunds of a payment together never exceed what came in.
 * @throws 422 for more than is left
 */
export async function startRefund(tx: Tx, { jobs }: Pick<Services, "jobs">, order: Refunding) {
  const { payment, paidFor, by, now } = order;
  const left = await refundableOf(tx, payment);
  const amount = order.amount ?? left;
  if (amount <= 0 || amount > left) throw refused("Dat is meer dan er van deze betaling nog terug kan.");
  const isTransfer = order.isTransfer === true || now > later(payment.paid_at ?? now, REFUNDABLE);
  const refund = await tx
    .insertInto("refunds")
    .values({
      payment_id: payment.id,
      way: isTransfer ? "transfer" : "provider",
      state: isTransfer ? "queued" : "creating",
      amount,
      reason: refundReason(paidFor),
      created_at: now,
      created_by: by,
      next_check_at: isTransfer ? null : later(now, minutes(1)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!isTransfer) await jobs.enqueue(tx, refundChanged, { refundId: refund.id });
  return refund.id;
}

/** The words on the bank statement of the person who is paid back. */
export const refundReason = (paidFor: string) => `Terugbetaling: ${paidFor}`;

/** How much of a payment can still go back, in cents: without what the bank of the person who paid took back. */
export async function refundableOf(tx: Tx, { id }: Pick<LockedPayment["payment"], "id">) {
  const { left } = await tx
    .selectFrom("payments as payment")
    .select(refundableOfPayment.as("left"))
    .where("payment.id", "=", id)
    .executeTakeFirstOrThrow();
  return left;
}

/** How much of a payment the provider paid back for us, or is paying back, in cents: without what staff transfers. */
export async function refundedOf(tx: Tx, paymentId: string) {
  const { total } = await tx
    .selectFrom("refunds")
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as("total"))
    .where("payment_id", "=", paymentId)
    .where("way", "=", "provider")
    .where("state", "not in", DID_NOT_ARRIVE)
    .executeTakeFirstOrThrow();
  return total;
}
