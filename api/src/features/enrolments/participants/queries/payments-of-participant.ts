import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import type { Database } from "#platform/db/database.ts";
import { eurosOf } from "#platform/money.ts";
import { instalmentOf, selectInstalments } from "../../instalments/queries/instalment-columns.ts";

/* What was requested, paid and paid back for an enrolment, each newest first. */

/** Attempts to pay, without those that were let go; one that is being made counts as open. */
export async function paymentsOf(db: Database, enrolmentId: string): Promise<Participant["payments"]> {
  const rows = await db
    .selectFrom("payments")
    .select(["id", "state", "amount", "method", "provider_id", "created_at", "expires_at", "paid_at"])
    .where("enrolment_id", "=", enrolmentId)
    .where("failure", "is distinct from", "let-go")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state === "creating" ? "pending" : (row.state as "pending"),
    amount: eurosOf(row.amount),
    method: row.method,
    providerId: row.provider_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
  }));
}

/** Refunds of payments, and of what was transferred for instalments. */
export async function refundsOf(db: Database, enrolmentId: string): Promise<Participant["refunds"]> {
  const refunds = db
    .selectFrom("refunds as refund")
    .select(["refund.id", "refund.state", "refund.amount", "refund.reason", "refund.created_at", "refund.refunded_at"]);
  const ofPayments = refunds
    .innerJoin("payments as payment", "payment.id", "refund.payment_id")
    .where("payment.enrolment_id", "=", enrolmentId);
  const ofInstalments = refunds
    .innerJoin("instalments as instalment", "instalment.id", "refund.instalment_id")
    .where("instalment.enrolment_id", "=", enrolmentId);
  // Not `or`, which reads the whole table.
  const rows = await ofPayments.unionAll(ofInstalments).orderBy("created_at", "desc").orderBy("id", "desc").execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    amount: eurosOf(row.amount),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    refundedAt: row.refunded_at?.toISOString() ?? null,
  }));
}

/** Requests to pay in instalments, with what was decided. */
export async function instalmentsOf(db: Database, enrolmentId: string): Promise<Participant["installmentHistory"]> {
  const rows = await selectInstalments(db)
    .where("instalment.enrolment_id", "=", enrolmentId)
    .orderBy("instalment.requested_at", "desc")
    .orderBy("instalment.id", "desc")
    .execute();
  return rows.map(instalmentOf);
}
