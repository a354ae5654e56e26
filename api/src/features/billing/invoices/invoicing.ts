import type { INVOICING_FIELDS } from "@inktvis/contract/features/billing/invoicing";
import type * as z from "zod";
import type { Problems } from "#platform/http/errors.ts";
import { problemsOfPlace } from "#features/people/people/person-details.ts";
import { vatNumberOf, vatNumberProblem } from "../vat-numbers/vat-number.ts";
import type { Buyer } from "./invoice.ts";

type Invoicing = Partial<z.output<z.ZodObject<typeof INVOICING_FIELDS>>>;

/** What was typed, as it is stored; null for what was left empty. */
export const invoicingOf = ({ invoicingName, invoicingEmail, invoicingAddress, invoicingVatNumber }: Invoicing) => ({
  invoicingName: invoicingName ?? null,
  invoicingEmail: invoicingEmail ?? null,
  invoicingStreet: invoicingAddress?.street ?? null,
  invoicingNumber: invoicingAddress?.number ?? null,
  invoicingPostalCode: invoicingAddress?.postalCode ?? null,
  invoicingCity: invoicingAddress?.city ?? null,
  invoicingCountry: invoicingAddress?.country ?? null,
  invoicingVatNumber: invoicingVatNumber ? vatNumberOf(invoicingVatNumber) : null,
});

const NEEDED = {
  street: "Vul de straat in.",
  number: "Vul het huisnummer in.",
  postalCode: "Vul de postcode in.",
  city: "Vul de gemeente in.",
} as const;

const PLACE = { country: "invoicingAddress.country", postalCode: "invoicingAddress.postalCode" };

/** What is missing for an invoice to this name and address, or wrong with them, by field. */
export function problemsOfInvoicing({
  invoicingName,
  invoicingEmail,
  invoicingAddress,
  invoicingVatNumber,
}: Invoicing): Problems {
  const wrongVat = invoicingVatNumber ? vatNumberProblem(vatNumberOf(invoicingVatNumber)) : null;
  const missing = Object.entries(NEEDED).filter(([field]) => !invoicingAddress?.[field as keyof typeof NEEDED]);
  return {
    ...(!invoicingName && { invoicingName: "Vul de naam in die op de factuur komt." }),
    ...(!invoicingEmail && { invoicingEmail: "Vul het e-mailadres in waar de factuur naartoe gaat." }),
    ...Object.fromEntries(missing.map(([field, says]) => [`invoicingAddress.${field}`, says])),
    ...problemsOfPlace({ ...invoicingAddress, country: invoicingAddress?.country ?? "" }, PLACE),
    ...(wrongVat !== null && { invoicingVatNumber: wrongVat }),
  };
}

interface InvoicingRow {
  invoicing_name: string | null;
  invoicing_email: string | null;
  invoicing_street: string | null;
  invoicing_number: string | null;
  invoicing_postal_code: string | null;
  invoicing_city: string | null;
  invoicing_country: string | null;
  invoicing_vat_number: string | null;
}

/** The buyer of an invoice to another name and address than those of the person who ordered. */
export const invoicedBuyer = (row: InvoicingRow): Buyer => ({
  name: row.invoicing_name ?? "",
  email: row.invoicing_email ?? "",
  street: row.invoicing_street ?? "",
  number: row.invoicing_number ?? "",
  postalCode: row.invoicing_postal_code ?? "",
  city: row.invoicing_city ?? "",
  country: row.invoicing_country ?? "",
  vatNumber: row.invoicing_vat_number,
});

interface AddressRow {
  address_street: string | null;
  address_number: string | null;
  address_postal_code: string | null;
  address_city: string | null;
  address_country: string | null;
}

/** The buyer of an invoice to the person's own name and address. */
export const privateBuyer = ({ name, email }: Pick<Buyer, "name" | "email">, row: AddressRow): Buyer => ({
  name,
  email,
  street: row.address_street ?? "",
  number: row.address_number ?? "",
  postalCode: row.address_postal_code ?? "",
  city: row.address_city ?? "",
  country: row.address_country ?? "",
  vatNumber: null,
});
