import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockSalesTo } from "#features/billing/add-ons/once-per-person.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import type { AgreedLine } from "#features/billing/invoices/agreed-line.ts";
import type { Buyer } from "#features/billing/invoices/invoice.ts";
import { invoicedBuyer, privateBuyer } from "#features/billing/invoices/invoicing.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { readHadReducedYear } from "../requests/reduced-before.ts";
import { readMagazineYear } from "../requests/magazine-year.ts";
import { notSold } from "../requests/request.errors.ts";
import { requestInvoicedMail } from "../requests/request.mail-kinds.ts";
import { lockRequest, type LockedRequest } from "./lock-shipment.ts";
import { recordShipmentChange } from "./record-shipment-change.ts";
import { alreadyInvoiced, noReducedPrice, noSeller, reducedBefore } from "./shipment.errors.ts";

/**
 * Makes the invoice of a request, at the list price or the reduced price of when it was made, and mails it. Once: of
 * two simultaneous requests the second is refused. It is to be paid by transfer (docs/product/magazine.md#invoices).
 * @throws 404; 409 for one that was cancelled or invoiced, and without a seller; 422 without a reduced price, and for
 * somebody who had it before
 */
export async function invoiceRequest(ctx: MemberContext, id: string, price: "list" | "reduced") {
  const { db, jobs } = ctx;
  await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id);
    if (await hasInvoice(tx, id)) throw alreadyInvoiced();
    if (!(await readHouseData(tx))) throw noSeller();
    const line = await lineOf(tx, request, price);
    await recordShipmentChange(tx, ctx, { action: "invoice", id, ownerId: request.user_id });
    const invoice = await issueInvoice(tx, ctx, {
      subscriptionId: id,
      userId: request.user_id,
      buyer: buyerOf(request),
      lines: [line],
      method: null,
    });
    await jobs.enqueue(tx, requestInvoicedMail, { invoiceId: invoice.id });
  });
}

export const hasInvoice = (tx: Tx, id: string) =>
  tx.selectFrom("invoices").select("id").where("subscription_id", "=", id).executeTakeFirst();

async function lineOf(tx: Tx, request: LockedRequest, price: "list" | "reduced"): Promise<AgreedLine> {
  const year = await readMagazineYear(tx);
  if (!year) throw notSold();
  const cents = price === "list" ? request.list_price : request.reduced_price;
  if (cents === null) throw noReducedPrice();
  if (price === "reduced" && year.isReducedOnce && (await hadItReduced(tx, request))) throw reducedBefore();
  return { code: "verzin", description: year.name, price: cents, discount: null, total: cents, vat: year.vat };
}

/**
 * Waits for other sales to this person, with a course or for another request. Visitors are never known to have had it.
 */
async function hadItReduced(tx: Tx, { id, user_id }: LockedRequest) {
  if (user_id === null) return false;
  await lockSalesTo(tx, user_id);
  return readHadReducedYear(tx, user_id, id);
}

/** The buyer that was filled in for the invoice, or else the person who gets the magazine. */
const buyerOf = (request: LockedRequest): Buyer =>
  request.wants_invoice ? invoicedBuyer(request) : privateBuyer(request, request);
