import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { readHouseData } from "../house-data/house-data.ts";
import { vatOfLines } from "../vat-rates/vat-split.ts";
import type { AgreedLine } from "./agreed-line.ts";
import type { Buyer, IssuedInvoice } from "./invoice.ts";
import { makeInvoiceFile } from "./invoice.job-kinds.ts";
import { nextNumber } from "./next-number.ts";

/** What was sold: an enrolment, or a subscription to the magazine. */
type Sold =
  | {
      enrolmentId: string;
      paymentId: string | null;
      /** The instalments by which it is due, instead of a payment. */
      instalmentId?: string;
    }
  | { subscriptionId: string };
type InvoiceOrder = Sold & {
  userId: string | null;
  buyer: Buyer;
  /** As agreed when the payment was made or the instalments were requested; together more than 0. */
  lines: readonly AgreedLine[];
  method: string | null;
};

const columnsOf = (sold: Sold) =>
  "subscriptionId" in sold
    ? { subscription_id: sold.subscriptionId }
    : {
        enrolment_id: sold.enrolmentId,
        payment_id: sold.paymentId,
        instalment_id: sold.instalmentId ?? null,
      };

/**
 * Issues an invoice, whose number follows the previous one without a gap, and enqueues the making of its PDF. To be
 * called last in a transaction: it holds the counter that all others wait for.
 */
export async function issueInvoice(
  tx: Tx,
  { clock, jobs }: Pick<Services, "clock" | "jobs">,
  { userId, buyer, lines, method, ...sold }: InvoiceOrder,
): Promise<IssuedInvoice> {
  const seller = await readHouseData(tx);
  // House data are never emptied, and without them nobody can begin to pay.
  if (!seller) throw new Error("No house data: nothing can be invoiced");
  const invoice = await tx
    .insertInto("invoices")
    .values({
      ...(await nextNumber(tx, "invoice", clock)),
      ...columnsOf(sold),
      user_id: userId,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      lines: JSON.stringify(lines),
      vat: JSON.stringify(vatOfLines(lines)),
      total: lines.reduce((sum, { total }) => sum + total, 0),
      method,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await jobs.enqueue(tx, makeInvoiceFile, { invoiceId: invoice.id });
  return invoice;
}
