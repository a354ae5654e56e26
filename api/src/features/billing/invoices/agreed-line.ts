import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { Json } from "#platform/db/tables.gen.ts";

/** A line of what is bought, as it was agreed on; stored with a payment and copied to its invoice. Amounts in cents. */
export interface AgreedLine {
  code: "course" | AddOnCode;
  description: string;
  /** Before the discount, VAT included. */
  price: number;
  discount: { name: string; basispoints: number; amount: number } | null;
  /** What is paid for it, VAT included. */
  total: number;
  vat: { basispoints: number; exemption: string | null };
}

/** The stored lines of a row of payments, instalments or invoices. */
export const storedLines = ({ lines }: { lines: Json }) => lines as unknown as AgreedLine[];
