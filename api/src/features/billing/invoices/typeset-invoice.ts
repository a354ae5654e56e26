import { fileURLToPath } from "node:url";
import { renderSVG } from "uqr";
import { ibanInFours } from "@inktvis/contract/features/billing/iban";
import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import { brusselsInstant } from "#platform/clock.ts";
import { formatDate } from "#platform/dutch-dates.ts";
import { formatAmount, formatShare } from "#platform/money.ts";
import { typesetWords } from "#platform/pdf/typeset-words.ts";
import { countryName } from "#features/people/countries/countries.ts";
import { qrTextOf, transferTo } from "../transfers/transfer.ts";
import type { AgreedLine } from "./agreed-line.ts";
import type { Buyer, InvoiceContent } from "./invoice.ts";

const TEMPLATE = fileURLToPath(new URL("invoice.typ", import.meta.url));

/** The invoice that a credit note corrects, as the PDF names it. */
export interface Credited {
  number: string;
  date: string;
}
export interface TypesetInvoice extends InvoiceContent {
  reason: string | null;
  credited: Credited | null;
  /** To be paid by transfer: the PDF then says how. Null when nothing is due. */
  due: "in-instalments" | "at-once" | null;
}

const dayOf = (date: string) => formatDate(brusselsInstant(date));
const rateOf = ({ basispoints, exemption }: AgreedLine["vat"]) =>
  exemption === null ? formatShare(basispoints) : "vrijgesteld";
const postal = ({ street, number, postalCode, city, country }: Omit<Buyer, "name" | "email" | "vatNumber">) => [
  `${street} ${number}`,
  `${postalCode} ${city}`,
  countryName(country),
];

const lineOf = ({ description, price, discount, vat }: AgreedLine) => ({
  description,
  price: formatAmount(price),
  vat: rateOf(vat),
  discount: discount && {
    name: `Korting: ${discount.name} (${formatShare(discount.basispoints)})`,
    amount: `− ${formatAmount(discount.amount)}`,
  },
});

const noteOf = ({ number, date }: Credited, reason: string | null) =>
  `Deze creditnota verbetert factuur ${number} van ${dayOf(date)}.${reason === null ? "" : ` Reden: ${reason}`}`;

/** The sentence that the law requires on a credit note, for buyers who deducted the VAT. */
const VAT_CREDITED = "Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.";

const transferOf = ({ seller, number, total }: TypesetInvoice) =>
  transferTo(seller, { invoiceNumber: number, amount: total });

const DUE = {
  "in-instalments": {
    title: "Te betalen in schijven",
    help: "Scan de code met de app van je bank, en pas het bedrag aan naar wat je nu betaalt.",
  },
  "at-once": { title: "Te betalen", help: "Scan de code met de app van je bank." },
};

/** How it is paid, for the text beside the QR code. */
function dueOf(invoice: TypesetInvoice, due: NonNullable<TypesetInvoice["due"]>) {
  const { iban, beneficiary, communication } = transferOf(invoice);
  return {
    title: DUE[due].title,
    facts: [
      ["Rekening", ibanInFours(iban)],
      ["Op naam van", beneficiary],
      ["Mededeling", communication],
    ],
    help: DUE[due].help,
  };
}

/** All words of the PDF, so that the template only lays them out. */
function wordsOf(invoice: TypesetInvoice) {
  const { series, number, date, seller, buyer, lines, vat, total, method, reason, credited } = invoice;
  const isCredit = series === "credit-note";
  const address = postal(seller).join(", ");
  const exemptions = vat.flatMap(({ exemption }) => (exemption === null ? [] : [exemption]));
  const isVatCredited = isCredit && vat.some((row) => row.vat > 0);
  return {
    brand: seller.name,
    heading: isCredit ? "Creditnota" : "Factuur",
    number,
    labels: { seller: "Van", buyer: "Voor", total: isCredit ? "Totaal gecrediteerd" : "Totaal" },
    seller: { name: seller.name, lines: [...postal(seller), `Btw ${seller.vatNumber}`, seller.email] },
    buyer: {
      name: buyer.name,
      lines: [...postal(buyer), ...(buyer.vatNumber ? [`Btw ${buyer.vatNumber}`] : []), buyer.email],
    },
    facts: [
      ["Nummer", number],
      ["Datum", dayOf(date)],
      ...(credited ? [["Bij factuur", credited.number]] : []),
      ...(method === null ? [] : [["Betaalwijze", paymentMethodName(method)]]),
    ],
    note: credited && noteOf(credited, reason),
    columns: ["Omschrijving", "Btw", "Prijs, btw inbegrepen"],
    lines: lines.map(lineOf),
    "vat-columns": ["Btw", "Zonder btw", "Btw-bedrag", "Met btw"],
    vat: vat.map((row) => [rateOf(row), formatAmount(row.base), formatAmount(row.vat), formatAmount(row.total)]),
    total: formatAmount(total),
    paid: method === null || isCredit ? "" : "Betaald. Je hoeft niets meer te doen.",
    due: invoice.due && dueOf(invoice, invoice.due),
    clauses: [...exemptions, ...(isVatCredited ? [VAT_CREDITED] : [])],
    footer: [
      `${seller.name}, ${address}`,
      `Btw ${seller.vatNumber} · IBAN ${ibanInFours(seller.iban)} · ${seller.email}`,
    ],
  };
}

/** As banking apps require: error correction level M, dark on light. */
const qrPicture = (text: string) => new TextEncoder().encode(renderSVG(text, { ecc: "M", border: 4 }));

/**
 * The PDF of an invoice or credit note. The same content gives the same bytes: the date in it is that of the invoice,
 * and its words come from the copies on the invoice.
 */
export function typesetInvoice(invoice: TypesetInvoice) {
  return typesetWords(TEMPLATE, wordsOf(invoice), {
    ...(invoice.due && { files: { "/qr.svg": qrPicture(qrTextOf(transferOf(invoice))) } }),
    madeAt: new Date(`${invoice.date}T12:00:00Z`),
  });
}
