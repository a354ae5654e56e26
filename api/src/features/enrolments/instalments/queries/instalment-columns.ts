import type { Instalment } from "@inktvis/contract/features/enrolments/instalments";
import { type InferResult, type Selectable, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Instalments } from "#platform/db/tables.gen.ts";
import { eurosOf } from "#platform/money.ts";
import { refundedOfInstalment } from "../../payments/refunds/refunded-amounts.ts";

/**
 * What is still to be paid of `instalment`, in cents: its invoice, less what was credited, less what came in and was
 * not paid back (docs/product/instalments.md#money). 0 without an invoice.
 */
export const outstandingOf = sql<number>`greatest(0, (
  select coalesce(sum(case series when 'invoice' then total else -total end), 0) from invoices
  where invoices.instalment_id = instalment.id
) - instalment.paid + ${refundedOfInstalment})::integer`;

/** Requests, with the invoice of those that were approved. */
export const selectInstalments = (db: Database | Tx) =>
  db
    .selectFrom("instalments as instalment")
    .leftJoin("invoices as invoice", (join) =>
      join.onRef("invoice.instalment_id", "=", "instalment.id").on("invoice.series", "=", "invoice"),
    )
    .selectAll("instalment")
    .select(["invoice.id as invoiceId", "invoice.number as invoiceNumber", outstandingOf.as("outstanding")]);

export type InstalmentRow = InferResult<ReturnType<typeof selectInstalments>>[number];

type Stored = Selectable<Instalments> & { outstanding: number };

/** In the format of the contract. */
export const instalmentOf = (row: Stored): Instalment => ({
  id: row.id,
  state: row.state,
  paymentState: row.payment_state,
  reason: row.reason,
  paidAmount: eurosOf(row.paid),
  totalAmount: eurosOf(row.total),
  outstandingAmount: eurosOf(row.outstanding),
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  rejectMessage: row.reject_message,
  settledAt: row.settled_at?.toISOString() ?? null,
});
