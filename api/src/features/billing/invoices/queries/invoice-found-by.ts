import { sql } from "kysely";
import { contains } from "#platform/db/staff-page.ts";
import { communicationDigits } from "../../transfers/transfer.ts";

const foundBy = sql`invoice_found_by(invoice.series, invoice.number, invoice.buyer)`;

/**
 * Whether `invoice` matches a search: by part of its number, of its buyer, or of its structured communication as a
 * bank writes it (docs/product/staff.md#money). Uses one index.
 */
export function isInvoiceOf(q: string) {
  const digits = communicationDigits(q);
  return digits === undefined
    ? contains(foundBy, q)
    : sql<boolean>`(${contains(foundBy, q)} or ${contains(foundBy, digits)})`;
}
