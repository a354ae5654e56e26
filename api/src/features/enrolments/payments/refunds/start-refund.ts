import { sql } from "kysely";
import { days, later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refused } from "#platform/http/errors.ts";
import type { LockedPayment } from "../lock-payment.ts";
import { refundChanged } from "./refund.kind.ts";
import { DID_NOT_ARRIVE, leftOfPayment } from "./went-back.ts";

/** For how long a provider pays back; some methods are refused earlier, and are transferred by hand then too. */
const REFUNDABLE = days(365);

interface Refunding {
  payment: LockedPayment["payment"];
  /** In cents; absent: all that did not go back yet. */
  amount?: number;
  /** By hand, whatever the provider would do. */
  isTransfer?: boolean;
  /** What was paid for, as it stands on the statement of who paid. */
  paidFor: string;
  by: string | null;
  now: Date;
}

/**
 * Begins to pay back of a locked payment: a job asks the provider, or the staff room transfers it by hand when it is too
 * long ago (docs/product/payments.md#refunds). All refunds of a payment together never exceed what came in.
 * @throws 422 for more than is left
 */
export async function startRefund(tx: Tx, { jobs }: Pick<Services, "jobs">, order: Refunding) {
  const { payment, paidFor, by, now } = order;
  const left = await leftOf(tx, payment);
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

/** The words on the statement of who is paid back. */
export const refundReason = (paidFor: string) => `Terugbetaling: ${paidFor}`;

/** What of a payment can still go back, in cents: not what the bank of who paid took back. */
export async function leftOf(tx: Tx, { id }: Pick<LockedPayment["payment"], "id">) {
  const { left } = await tx
    .selectFrom("payments as payment")
    .select(leftOfPayment.as("left"))
    .where("payment.id", "=", id)
    .executeTakeFirstOrThrow();
  return left;
}

/** What of a payment we let the provider pay back, or have on its way there, in cents: without what a person transfers. */
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
