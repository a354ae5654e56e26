import { InvoicingAddressFields } from "#features/people/person-details/invoicing-address-fields.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import type { DataForm } from "./use-data-form.ts";

/** Who the invoice is for, when that is not the person who enrols. */
export const InvoicingFields = ({ form }: { form: DataForm }) => (
  <FieldGroup title={copy.invoice}>
    <CheckboxField help={copy.otherInvoiceHelp} label={copy.otherInvoice} {...form.field("useInvoicingAddress")} />
    {form.watch("useInvoicingAddress") === true && <InvoicingAddressFields field={(name) => form.field(name)} />}
    <p className="max-w-2xl text-sm text-ink-soft">{copy.invoiceKept}</p>
  </FieldGroup>
);
