import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { LABELS } from "@inktvis/contract/labels.nl";
import { LimitedArea } from "#platform/forms/limited-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { instalmentMessages as instalmentCopy } from "../instalments/instalments.nl.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import type { PaymentFormState } from "./use-payment-form.ts";

interface InstalmentFieldProps {
  enrolment: Enrolment;
  form: PaymentFormState;
}

/** Requests to pay in instalments, when the course allows that. */
export function InstalmentField({ enrolment: { course }, form }: InstalmentFieldProps) {
  if (!course.pricingAllowInstallments) return null;
  return (
    <FieldGroup title={copy.instalments}>
      {course.pricingInstallmentInstructions && (
        <div className="grid max-w-2xl gap-1">
          <p className="font-semibold">{instalmentCopy.agreed}</p>
          <p className="break-words whitespace-pre-line">{course.pricingInstallmentInstructions}</p>
        </div>
      )}
      <CheckboxField
        help={copy.askInstalmentsHelp}
        label={copy.askInstalments}
        {...form.field("installmentEnabled", { deps: ["installmentReason"] })}
      />
      {form.watch("installmentEnabled") === true && (
        <LimitedArea
          help={copy.instalmentReasonHelp}
          label={LABELS.installmentReason}
          rows={3}
          typed={form.watch("installmentReason")}
          {...form.field("installmentReason")}
        />
      )}
    </FieldGroup>
  );
}
