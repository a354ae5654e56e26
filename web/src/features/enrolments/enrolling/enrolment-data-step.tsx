import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { needsParent } from "@inktvis/contract/features/enrolments/needs-parent";
import { LABELS } from "@inktvis/contract/labels.nl";
import { PersonFields } from "#features/people/person-details/person-fields.tsx";
import { formDate } from "#platform/formats/days.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextField } from "#ui/text-field.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { InvoicingFields } from "./invoicing-fields.tsx";
import { type DataForm, useDataForm } from "./use-data-form.ts";

/** The personal data of the person who enrols. */
export function DataStep({ enrolment }: { enrolment: Enrolment }) {
  const form = useDataForm(enrolment);
  const isFree = enrolment.course.pricingStrategy === "free";
  const dateOfBirth = form.watch("dateOfBirth");
  return (
    <>
      <p className="max-w-2xl text-lg text-ink-soft">{isFree ? copy.dataIntro.free : copy.dataIntro.paid}</p>
      <Form className="grid gap-10" form={form}>
        <PersonFields dateOfBirth={dateOfBirth} field={(name) => form.field(name)}>
          {(isUnderAge(dateOfBirth) || form.errorOf("parentName")) && (
            <TextField help={copy.parentHelp} label={LABELS.parentName} {...form.field("parentName")} />
          )}
        </PersonFields>
        <Survey enrolment={enrolment} form={form} />
        {!isFree && <InvoicingFields form={form} />}
        <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
          <SubmitButton busy={form.isSaving}>{isFree ? copy.saveFree : copy.saveData}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

const isUnderAge = (dateOfBirth: string) => dateOfBirth !== "" && needsParent(dateOfBirth, formDate(new Date()));

/** The questions of the organiser; the API reports those that were not answered. */
function Survey({ enrolment, form }: { enrolment: Enrolment; form: DataForm }) {
  const { survey } = enrolment.course;
  if (survey.length === 0) return null;
  return (
    <FieldGroup title={copy.survey}>
      {survey.map(({ id, question, options }) => (
        <ChoiceField
          key={id}
          label={question}
          options={options.map(({ id: value, option }) => ({ value, label: option }))}
          {...form.controlled(`survey.answers.${id}`)}
        />
      ))}
    </FieldGroup>
  );
}
