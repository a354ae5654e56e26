import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refused } from "#platform/http/errors.ts";
import { vatOfCredit } from "../vat-rates/vat-split.ts";
import { type AgreedLine, storedLines } from "./agreed-line.ts";
import type { IssuedInvoice } from "./invoice.ts";
import { makeInvoiceFile } from "./invoice.job-kinds.ts";
import { nextNumber } from "./next-number.ts";

export interface CreditOrder {
  invoiceId: string;
  /**
   * In cents: how much of each line, or a total that is divided over the lines in order; `rest`: all that was not
   * credited yet.
   */
  credits: "rest" | readonly { code: AgreedLine["code"]; amount: number }[] | { total: number };
  /** The reason, as the credit note states it. */
  reason: string;
}

const TOO_MUCH = "Dat is meer dan er van deze factuur nog te crediteren is.";

/** How much of each line has not been credited yet. */
const restOf = (lines: readonly AgreedLine[], credited: readonly AgreedLine[]) =>
  lines.map((line) => ({
    line,
    rest: credited.reduce((left, { code, total }) => (code === line.code ? left - total : left), line.total),
  }));

type Open = ReturnType<typeof restOf>;
function amountsOf(open: Open, wanted: CreditOrder["credits"]) {
  if (wanted === "rest") return open.map(({ line: { code }, rest }) => ({ code, amount: rest }));
  if (!("total" in wanted)) return wanted;
  let left = wanted.total;
  const amounts = open.map(({ line: { code }, rest }) => {
    const amount = Math.min(left, rest);
    left -= amount;
    return { code, amount };
  });
  if (left > 0) throw refused(TOO_MUCH);
  return amounts;
}

/** The lines of the credit note: a line that is credited as a whole is copied as it was. */
function creditedLines(lines: readonly AgreedLine[], credited: readonly AgreedLine[], wanted: CreditOrder["credits"]) {
  const open = restOf(lines, credited);
  return amountsOf(open, wanted)
    .filter(({ amount }) => amount !== 0)
    .map(({ code, amount }) => {
      const found = open.find(({ line }) => line.code === code);
      if (!found || amount < 0 || amount > found.rest) throw refused(TOO_MUCH);
      found.rest -= amount;
      return amount === found.line.total ? found.line : { ...found.line, price: amount, discount: null, total: amount };
    });
}

/**
 * Corrects an invoice with a credit note. Waits for others who credit the same invoice: together they never exceed it
 * (docs/product/payments.md#invoices).
 * @throws 422 for more than is left, and when nothing is left
 */
export async function issueCreditNote(
  tx: Tx,
  { clock, jobs }: Pick<Services, "clock" | "jobs">,
  { invoiceId, credits, reason }: CreditOrder,
): Promise<IssuedInvoice> {
  const invoice = await tx
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", invoiceId)
    .where("series", "=", "invoice")
    .forUpdate()
    .executeTakeFirstOrThrow();
  const earlier = await tx
    .selectFrom("invoices")
    .select("lines")
    .where("credits_invoice_id", "=", invoiceId)
    .$castTo<{ lines: AgreedLine[] }>()
    .execute();
  const credited = earlier.flatMap(({ lines }) => lines);
  const lines = creditedLines(storedLines(invoice), credited, credits);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  if (total === 0) throw refused(TOO_MUCH);
  const note = await tx
    .insertInto("invoices")
    .values({
      ...(await nextNumber(tx, "credit-note", clock)),
      enrolment_id: invoice.enrolment_id,
      subscription_id: invoice.subscription_id,
      payment_id: invoice.payment_id,
      instalment_id: invoice.instalment_id,
      user_id: invoice.user_id,
      credits_invoice_id: invoice.id,
      reason,
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
      lines: JSON.stringify(lines),
      vat: JSON.stringify(vatOfCredit(credited, lines)),
      total,
      method: invoice.method,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await jobs.enqueue(tx, makeInvoiceFile, { invoiceId: note.id });
  return note;
}
