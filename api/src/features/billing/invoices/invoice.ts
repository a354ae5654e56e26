import type { HouseData } from "../house-data/house-data.ts";
import type { VatSplit } from "../vat-rates/vat-split.ts";
import type { AgreedLine } from "./agreed-line.ts";

export type InvoiceSeries = "invoice" | "credit-note";

/** Who an invoice is for, as they filled it in; copied to it. */
export interface Buyer {
  name: string;
  email: string;
  street: string;
  number: string;
  postalCode: string;
  city: string;
  country: string;
  vatNumber: string | null;
}

/** The content of an invoice or credit note, all of it copied (docs/product/payments.md#invoices). Amounts in cents. */
export interface InvoiceContent {
  series: InvoiceSeries;
  number: string;
  /** The day in Brussels, `YYYY-MM-DD`. */
  date: string;
  seller: HouseData;
  buyer: Buyer;
  lines: AgreedLine[];
  vat: VatSplit[];
  total: number;
  /** How it was paid, as a code of the provider. */
  method: string | null;
}

export interface IssuedInvoice {
  id: string;
  number: string;
}
