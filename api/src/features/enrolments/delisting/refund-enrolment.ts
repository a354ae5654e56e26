import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refundReason, startRefund } from "../payments/refunds/start-refund.ts";
import type { EnrolmentMoney } from "./enrolment-money.ts";

interface Refunding {
  /** In cents, at most what we still have. */
  amount: number;
  /** What was paid for, as it appears on the bank statement of the person who paid. */
  paidFor: string;
  by: string | null;
  now: Date;
}

/**
 * Pays back from what came in for an enrolment, starting with what came in last. Course and enrolment are locked. What
 * came in by transfer, for instalments, goes back by transfer.
 */
export async function refundEnrolment(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { received }: Pick<EnrolmentMoney, "received">,
  { amount, paidFor, by, now }: Refunding,
) {
  let rest = amount;
  for (const source of received) {
    const part = Math.min(rest, source.left);
    if (part <= 0) continue;
    rest -= part;
    if (source.kind === "payment")
      await startRefund(tx, services, { payment: source.payment, amount: part, paidFor, by, now });
    else await transferBack(tx, { instalmentId: source.id, amount: part, paidFor, by, now });
  }
}

/** The staff room lists it until somebody has transferred it. */
const transferBack = (tx: Tx, { instalmentId, amount, paidFor, by, now }: Refunding & { instalmentId: string }) =>
  tx
    .insertInto("refunds")
    .values({
      instalment_id: instalmentId,
      way: "transfer",
      state: "queued",
      amount,
      reason: refundReason(paidFor),
      created_at: now,
      created_by: by,
    })
    .execute();
