import { MAX_PARTICIPANTS } from "@inktvis/contract/features/courses/course-input";
import { LABELS } from "@inktvis/contract/labels.nl";
import type { ReactNode } from "react";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CourseField, CourseFieldsProps } from "./course-field.ts";
import { DiscountsField } from "./discounts-field.tsx";
import { formMessages as copy } from "./form.nl.ts";
import { RefundTermsField } from "./refund-terms-field.tsx";
import { SurveyField } from "./survey-field.tsx";
import { Switched } from "./switched.tsx";

/** A field that only a course with enrolments has. */
const ofEnrolling = (render: (props: CourseFieldsProps) => ReactNode): CourseField => ({
  section: "enrolling",
  render: (props) => <Switched isOn={props.form.watch("hasEnrollments")}>{render(props)}</Switched>,
});
/** A field that only a course with enrolments and a price has. */
const ofPaying = (render: (props: CourseFieldsProps) => ReactNode) =>
  ofEnrolling((props) => <Switched isOn={props.form.watch("pricingStrategy") !== "free"}>{render(props)}</Switched>);

/** How people enrol, and what they need to know for it. */
export const ENROLLING = {
  hasEnrollments: {
    section: "enrolling",
    render: ({ form }) => (
      <CheckboxField help={copy.enrolmentsHelp} label={LABELS.hasEnrollments} {...form.field("hasEnrollments")} />
    ),
  },
  conditions: ofEnrolling(({ form }) => (
    <RichTextField
      help={copy.conditionsHelp}
      label={LABELS.conditions}
      placeholder={copy.conditionsPlaceholder}
      {...form.controlled("conditions")}
    />
  )),
  isClosed: ofEnrolling(({ form }) => (
    <CheckboxField help={copy.closedHelp} label={LABELS.isClosed} {...form.field("isClosed")} />
  )),
  courseDiscountTypes: ofPaying(({ form, choices, course }) => (
    <DiscountsField
      discountTypes={choices.discountTypes}
      stored={course?.courseDiscountTypes ?? []}
      {...form.controlled("courseDiscountTypes")}
    />
  )),
  pricingAllowInstallments: ofPaying(({ form }) => (
    <CheckboxField
      help={copy.installmentsHelp}
      label={LABELS.pricingAllowInstallments}
      {...form.field("pricingAllowInstallments")}
    />
  )),
  pricingInstallmentInstructions: ofPaying(({ form }) => (
    <Switched isOn={form.watch("pricingAllowInstallments")}>
      <TextAreaField
        help={copy.installmentInstructionsHelp}
        label={LABELS.pricingInstallmentInstructions}
        rows={3}
        {...form.field("pricingInstallmentInstructions")}
      />
    </Switched>
  )),
  allowsLeaving: ofEnrolling(({ form }) => (
    <CheckboxField
      help={form.watch("pricingStrategy") === "free" ? copy.leavingFreeHelp : copy.leavingHelp}
      label={LABELS.allowsLeaving}
      {...form.field("allowsLeaving")}
    />
  )),
  refundTerms: ofPaying(({ form }) => <RefundTermsField form={form} />),
  survey: ofEnrolling(({ form }) => <SurveyField form={form} />),
  maxParticipants: {
    section: "practical",
    render: ({ form }) => (
      <TextField
        className="max-w-32"
        help={copy.maxHelp}
        label={LABELS.maxParticipants}
        max={MAX_PARTICIPANTS}
        min={1}
        {...form.field("maxParticipants")}
        type="number"
      />
    ),
  },
  adminEmailAddress: {
    section: "practical",
    render: ({ form }) => (
      <TextField
        autoCapitalize="off"
        autoComplete="email"
        help={copy.adminEmailHelp}
        label={LABELS.adminEmailAddress}
        {...form.field("adminEmailAddress")}
        type="email"
      />
    ),
  },
  practicalInfo: {
    section: "practical",
    render: ({ form }) => (
      <TextAreaField
        help={copy.practicalInfoHelp}
        label={LABELS.practicalInfo}
        optional
        rows={3}
        {...form.field("practicalInfo")}
      />
    ),
  },
} satisfies Record<string, CourseField>;
