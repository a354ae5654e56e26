import type { Tx } from "#platform/db/database.ts";
import { lockEnrolmentIfThere } from "../enrolments/queries/lock-enrolment.ts";

/**
 * Locks a payment after its course and its enrolment (docs/decisions/0055-settling-payments.md#locks). A payment is never
 * deleted, nor its enrolment.
 */
export async function lockPayment(tx: Tx, paymentId: string) {
  const { enrolment_id } = await tx
    .selectFrom("payments")
    .select("enrolment_id")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  const locked = await lockEnrolmentIfThere(tx, enrolment_id);
  if (!locked) throw new Error("a payment without its enrolment");
  const payment = await tx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...locked, payment };
}
export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>;
