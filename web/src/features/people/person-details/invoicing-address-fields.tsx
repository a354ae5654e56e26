import { LABELS } from "@inktvis/contract/labels.nl";
import { TextField } from "#ui/text-field.tsx";
import { CountryField } from "../countries/country-field.tsx";
import { personDetailsMessages as copy } from "./messages.nl.ts";

type Name =
  | `invoicing${"Name" | "Email" | "VatNumber"}`
  | `invoicingAddress.${"street" | "number" | "postalCode" | "city" | "country"}`;

interface InvoicingAddressFieldsProps {
  /** `(name) => form.field(name)`: the form may have other fields too. */
  field: (name: Name) => { id: string; name: string; error: string | undefined };
}

/** Who the invoice is for, when that is not the person who orders. */
export const InvoicingAddressFields = ({ field }: InvoicingAddressFieldsProps) => (
  <div className="grid items-start gap-6 sm:grid-cols-2">
    <TextField autoComplete="organization" label={LABELS.invoicingName} {...field("invoicingName")} />
    <TextField autoComplete="email" label={LABELS.invoicingEmail} type="email" {...field("invoicingEmail")} />
    <TextField help={copy.vatHelp} label={LABELS.invoicingVatNumber} optional {...field("invoicingVatNumber")} />
    <div className="max-sm:hidden" />
    <TextField autoComplete="off" label={LABELS.street} {...field("invoicingAddress.street")} />
    <TextField autoComplete="off" label={LABELS.addressNumber} {...field("invoicingAddress.number")} />
    <TextField autoComplete="off" label={LABELS.postalCode} {...field("invoicingAddress.postalCode")} />
    <TextField autoComplete="off" label={LABELS.city} {...field("invoicingAddress.city")} />
    <CountryField autoComplete="off" {...field("invoicingAddress.country")} />
  </div>
);
