import type { Selectable } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Payments } from "#platform/db/tables.gen.ts";
import type { AgreedLine } from "#features/billing/invoices/agreed-line.ts";
import { sentAddOns } from "../enrolments/queries/sent-add-ons.ts";
import { refundedOfInstalment, refundableOfPayment } from "../payments/refunds/refunded-amounts.ts";

/** Money that came in for an enrolment, and how much of it has not gone back yet, in cents. */
export type Received = { left: number; at: Date } & (
  | { kind: "payment"; payment: Selectable<Payments> }
  | { kind: "instalment"; id: string }
);

/** A line of an invoice, and how much of it has not been credited yet, in cents. */
export interface InvoicedLine {
  invoiceId: string;
  code: AgreedLine["code"];
  description: string;
  rest: number;
}

/** What came in for an enrolment and what was invoiced for it, each less what went back or was credited. */
export interface EnrolmentMoney {
  /** Newest first. */
  received: Received[];
  /** The sum, in cents. */
  kept: number;
  /** Lines of the newest invoice first. */
  lines: InvoicedLine[];
  /** The sum, in cents. */
  invoiced: number;
  /** The codes of add-ons that were sent to the buyer, and do not come back. */
  sent: ReadonlySet<string>;
}

/**
 * The money of an enrolment (docs/product/delisting.md#refund). Whoever bases a decision on it has locked course and
 * enrolment, as does each change of what came in or went back (docs/decisions/0055-settling-payments.md#locks).
 */
export async function enrolmentMoney(db: Database | Tx, enrolmentId: string): Promise<EnrolmentMoney> {
  const received = [...(await paymentsLeft(db, enrolmentId)), ...(await instalmentsLeft(db, enrolmentId))].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
  const lines = await linesLeft(db, enrolmentId);
  return {
    received,
    kept: received.reduce((sum, { left }) => sum + left, 0),
    lines,
    invoiced: lines.reduce((sum, { rest }) => sum + rest, 0),
    sent: await sentAddOns(db, enrolmentId),
  };
}

async function paymentsLeft(db: Database | Tx, enrolmentId: string): Promise<Received[]> {
  const rows = await db
    .selectFrom("payments as payment")
    .selectAll("payment")
    .select(refundableOfPayment.as("left"))
    .where("payment.enrolment_id", "=", enrolmentId)
    .where("payment.state", "=", "paid")
    .orderBy("payment.id")
    .execute();
  return rows.map(({ left, ...payment }) => ({
    kind: "payment",
    payment,
    left,
    at: payment.paid_at ?? payment.created_at,
  }));
}

async function instalmentsLeft(db: Database | Tx, enrolmentId: string): Promise<Received[]> {
  const rows = await db
    .selectFrom("instalments as instalment")
    .select(["instalment.id", "instalment.paid", "instalment.requested_at", refundedOfInstalment.as("back")])
    .where("instalment.enrolment_id", "=", enrolmentId)
    .where("instalment.state", "=", "approved")
    .orderBy("instalment.id")
    .execute();
  return rows.map(({ id, paid, back, requested_at }) => ({
    kind: "instalment",
    id,
    left: paid - back,
    at: requested_at,
  }));
}

/** Credit notes have lines with the same codes as the invoice that they correct. */
async function linesLeft(db: Database | Tx, enrolmentId: string): Promise<InvoicedLine[]> {
  const rows = await db
    .selectFrom("invoices")
    .select(["id", "credits_invoice_id", "lines"])
    .where("enrolment_id", "=", enrolmentId)
    .orderBy("issued_at", "desc")
    .orderBy("id", "desc")
    .$castTo<{ id: string; credits_invoice_id: string | null; lines: AgreedLine[] }>()
    .execute();
  const credited = (invoiceId: string, code: string) =>
    rows
      .filter((note) => note.credits_invoice_id === invoiceId)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (line.code === code ? sum + line.total : sum), 0);
  return rows
    .filter(({ credits_invoice_id }) => credits_invoice_id === null)
    .flatMap(({ id, lines }) =>
      lines.map(({ code, description, total }) => ({
        invoiceId: id,
        code,
        description,
        rest: total - credited(id, code),
      })),
    );
}
