import { LABELS } from "@inktvis/contract/labels.nl";
import { CountryField } from "#features/people/countries/country-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import type { DataForm } from "./use-data-form.ts";

/** Whose invoice it is, when not that of who enrols. */
export const InvoicingFields = ({ form }: { form: DataForm }) => (
  <FieldGroup title={copy.invoice}>
    <CheckboxField help={copy.otherInvoiceHelp} label={copy.otherInvoice} {...form.field("useInvoicingAddress")} />
    {form.watch("useInvoicingAddress") === true && (
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField autoComplete="organization" label={LABELS.invoicingName} {...form.field("invoicingName")} />
        <TextField autoComplete="email" label={LABELS.invoicingEmail} type="email" {...form.field("invoicingEmail")} />
        <TextField
          help={copy.vatHelp}
          label={LABELS.invoicingVatNumber}
          optional
          {...form.field("invoicingVatNumber")}
        />
        <div className="max-sm:hidden" />
        <TextField autoComplete="off" label={LABELS.street} {...form.field("invoicingAddress.street")} />
        <TextField autoComplete="off" label={LABELS.addressNumber} {...form.field("invoicingAddress.number")} />
        <TextField autoComplete="off" label={LABELS.postalCode} {...form.field("invoicingAddress.postalCode")} />
        <TextField autoComplete="off" label={LABELS.city} {...form.field("invoicingAddress.city")} />
        <CountryField autoComplete="off" {...form.field("invoicingAddress.country")} />
      </div>
    )}
    <p className="max-w-2xl text-sm text-ink-soft">{copy.invoiceKept}</p>
  </FieldGroup>
);
