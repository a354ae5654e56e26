import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import { sql } from "kysely";
import { recordExport } from "#platform/audit/record-export.ts";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { type AmountCell, amountCell } from "#platform/csv.ts";
import type { Database } from "#platform/db/database.ts";
import { inBatches } from "#platform/db/in-batches.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { csvDownload } from "#platform/http/csv-download.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { formatShare } from "#platform/money.ts";
import type { Vat } from "../../vat-rates/vat-rate.ts";
import type { VatSplit } from "../../vat-rates/vat-split.ts";
import type { Buyer } from "../invoice.ts";

interface Period {
  from?: string | undefined;
  until?: string | undefined;
}
type Cell = string | AmountCell | null;

const inPeriod = (db: Database, { from, until }: Period) =>
  db
    .selectFrom("invoices as invoice")
    .$if(from !== undefined, (all) => all.where("invoice.date", ">=", from ?? ""))
    .$if(until !== undefined, (all) => all.where("invoice.date", "<=", until ?? ""));

const withPayment = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("invoices as invoice")
    .leftJoin("payments as payment", "payment.id", "invoice.payment_id")
    .leftJoin("instalments as instalment", "instalment.id", "invoice.instalment_id")
    .leftJoin("invoices as credited", "credited.id", "invoice.credits_invoice_id")
    .select([
      "invoice.number",
      "invoice.series",
      "invoice.date",
      "invoice.buyer",
      "invoice.vat",
      "invoice.total",
      "invoice.method",
      "credited.number as credits",
      "payment.provider_id",
    ])
    // For instalments what came in so far, with the day of the latest entry.
    .select(({ fn, selectFrom }) => [
      fn.coalesce("payment.received", "instalment.paid").as("received"),
      fn
        .coalesce(
          "payment.paid_at",
          selectFrom("instalment_entries as entry")
            .select(({ fn: { max } }) => max("entry.entered_at").as("last"))
            .whereRef("entry.instalment_id", "=", "instalment.id"),
        )
        .as("paid_at"),
    ])
    .where("invoice.id", "in", ids)
    .orderBy("invoice.date")
    .orderBy("invoice.id");
type Row = RowOf<ReturnType<typeof withPayment>>;

/** The rates and exemptions that occur in the period, the highest rate first. Each has columns of its own. */
const ratesIn = async (db: Database, period: Period) =>
  (await inPeriod(db, period)
    .innerJoin(
      sql<Vat>`lateral (select * from jsonb_to_recordset(invoice.vat) as split (basispoints integer, exemption text))`.as(
        "rate",
      ),
      (join) => join.onTrue(),
    )
    .select(["rate.basispoints", "rate.exemption"])
    .distinct()
    .orderBy("rate.basispoints", "desc")
    .orderBy("rate.exemption")
    .execute()) satisfies Vat[];

const nameOf = ({ basispoints, exemption }: Vat) => exemption ?? formatShare(basispoints);
const isOfRate = (rate: Vat) => (split: VatSplit) =>
  split.basispoints === rate.basispoints && split.exemption === rate.exemption;

type Column = [name: string, value: (row: Row) => Cell];
function columnsOf(rates: readonly Vat[]): Column[] {
  const buyerOf = ({ buyer }: Row) => buyer as unknown as Buyer;
  const signed = ({ series }: Row, cents: number) => amountCell(series === "credit-note" ? -cents : cents);
  const amountOf = (row: Row, rate: Vat, part: "base" | "vat") => {
    const split = (row.vat as unknown as VatSplit[]).find(isOfRate(rate));
    return split ? signed(row, split[part]) : null;
  };
  const ofInvoice = (row: Row, cell: Cell) => (row.series === "invoice" ? cell : null);
  return [
    ["Soort", ({ series }) => (series === "invoice" ? "Factuur" : "Creditnota")],
    ["Nummer", ({ number }) => number],
    ["Datum", ({ date }) => date],
    ["Bij factuur", ({ credits }) => credits],
    ["Klant", (row) => buyerOf(row).name],
    ["Land", (row) => buyerOf(row).country],
    ["Btw-nummer", (row) => buyerOf(row).vatNumber],
    ...rates.flatMap((rate): Column[] => [
      [`Zonder btw: ${nameOf(rate)}`, (row) => amountOf(row, rate, "base")],
      [`Btw: ${nameOf(rate)}`, (row) => amountOf(row, rate, "vat")],
    ]),
    ["Totaal", (row) => signed(row, row.total)],
    ["Betaald", (row) => ofInvoice(row, row.received === null ? null : amountCell(row.received))],
    ["Betaald op", (row) => ofInvoice(row, row.paid_at && brusselsDay(row.paid_at))],
    ["Betaald met", ({ method }) => method && paymentMethodName(method)],
    ["Nummer bij de betaaldienst", ({ provider_id }) => provider_id],
  ];
}

async function* rowsOf({ db }: MemberContext, period: Period): AsyncGenerator<Cell[]> {
  const columns = columnsOf(await ratesIn(db, period));
  yield columns.map(([name]) => name);
  const all = await inPeriod(db, period).select("invoice.id").orderBy("invoice.date").orderBy("invoice.id").execute();
  for await (const row of inBatches(all, (ids) => withPayment(db, ids).execute()))
    yield columns.map(([, value]) => value(row));
}

/**
 * The invoices and credit notes of a period for the bookkeeping, one row each, by date. Credited amounts are negative,
 * so that columns add up. Recorded in the audit log: it says who bought what.
 */
export async function exportInvoices(ctx: MemberContext, period: Period) {
  await limitMember(ctx, "downloads");
  const name = `Boekhouding ${period.from ?? "begin"} tot ${period.until ?? brusselsDay(ctx.now)}`;
  await recordExport(ctx, {
    subject: "invoices",
    subjectId: `${period.from ?? ""}/${period.until ?? ""}`,
    subjectName: name,
  });
  return csvDownload(ctx, name, rowsOf(ctx, period));
}
