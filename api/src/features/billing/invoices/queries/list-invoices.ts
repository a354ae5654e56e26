import type { StaffInvoicesQuery } from "@inktvis/contract/features/billing/staff-invoices";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { notFound } from "#platform/http/errors.ts";
import { eurosOf } from "#platform/money.ts";
import { storedLines } from "../agreed-line.ts";
import type { Buyer } from "../invoice.ts";
import { isInvoiceOf } from "./invoice-found-by.ts";

const creditedOf = sql<number>`(
  select coalesce(sum(note.total), 0)::integer from invoices note where note.credits_invoice_id = invoice.id
)`;

const selectInvoices = (db: Database) =>
  db
    .selectFrom("invoices as invoice")
    .leftJoin("invoices as credits", "credits.id", "invoice.credits_invoice_id")
    .select([
      "invoice.id",
      "invoice.number",
      "invoice.series",
      "invoice.date",
      "invoice.buyer",
      "invoice.lines",
      "invoice.total",
      creditedOf.as("credited"),
      "invoice.method",
      "credits.number as credits",
      "invoice.reason",
      "invoice.enrolment_id as enrolmentId",
      "invoice.subscription_id as subscriptionId",
      "invoice.payment_id as paymentId",
    ]);

function rowOf({ buyer, lines, total, credited, series, ...row }: RowOf<ReturnType<typeof selectInvoices>>) {
  const { name, email, vatNumber } = buyer as unknown as Buyer;
  const [first] = storedLines({ lines });
  return {
    ...row,
    series,
    buyer: { name, email, vatNumber },
    description: first?.description ?? "",
    total: eurosOf(total),
    credited: eurosOf(credited),
  };
}

export function listInvoices({ db }: MemberContext, query: z.output<typeof StaffInvoicesQuery>) {
  const { q, from, until, series, enrolmentId } = query;
  const chosen = { "invoice.series": series, "invoice.enrolment_id": enrolmentId };
  const rows = whereGiven(selectInvoices(db), chosen)
    .$if(from !== undefined, (all) => all.where("invoice.date", ">=", from ?? ""))
    .$if(until !== undefined, (all) => all.where("invoice.date", "<=", until ?? ""))
    .$if(q !== undefined, (all) => all.where(isInvoiceOf(q ?? "")));
  return staffPage(db, rows, query, {
    id: sql`invoice.id`,
    sorts: { date: sql`invoice.date`, number: sql`invoice.number`, total: sql`invoice.total` },
    toRow: rowOf,
    isLarge: true,
  });
}

/** @throws 404 */
export async function getInvoice({ db }: MemberContext, id: string) {
  const row = await selectInvoices(db).where("invoice.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Deze factuur bestaat niet.");
  return { data: rowOf(row) };
}
