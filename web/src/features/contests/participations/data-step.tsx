import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ParticipantDataInput, type Participation } from "@inktvis/contract/features/contests/participations";
import { LABELS } from "@inktvis/contract/labels.nl";
import { api } from "#platform/api.ts";
import { DateField } from "#platform/forms/date-field.tsx";
import { Form } from "#platform/forms/form.tsx";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { typedText } from "#platform/forms/typed-values.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CountryField } from "#features/people/countries/country-field.tsx";
import { ChosenTexts } from "./chosen-texts.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { invalidateParticipations, participationQuery } from "./participation.queries.ts";

interface DataStepProps {
  participation: Participation;
  /** After the deadline: shown read-only. */
  isClosed: boolean;
  /** Gets the sentence of a refusal, which may lead back to another step. */
  onRefused: (sentence: string) => void;
}

/**
 * Who enters. Saving hands the participation in (docs/product/participations.md#wizard); what is typed survives a
 * reload until then.
 */
export function DataStep({ participation, isClosed, onRefused }: DataStepProps) {
  const form = useDataForm(participation, onRefused);
  return (
    <>
      {!isClosed && <p className="max-w-2xl text-lg text-ink-soft">{copy.dataIntro}</p>}
      <ChosenTexts isClosed={isClosed} participation={participation} />
      <Form form={form}>
        <fieldset className="grid gap-10" disabled={isClosed}>
          <PersonSection form={form} />
          <AddressSection form={form} />
          <QuestionsSection form={form} participation={participation} />
          <Section isWide title={copy.link}>
            <CheckboxField help={copy.linkHelp} label={copy.mayLink} {...form.field("mayLink")} />
          </Section>
        </fieldset>
        {!isClosed && (
          <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
            <p className="text-ink-soft">{copy.finalNote}</p>
            <SubmitButton busy={form.isSaving}>{copy.submit}</SubmitButton>
          </div>
        )}
      </Form>
    </>
  );
}

type DataForm = ReturnType<typeof useDataForm>;

/** The form of the personal data; submitting it saves them and hands the participation in. */
function useDataForm(participation: Participation, onRefused: DataStepProps["onRefused"]) {
  const { slug } = participation.contest;
  const queryClient = useQueryClient();
  const params = { slug };
  const form = useContractForm({
    name: "gegevens",
    subject: participation.id,
    schema: ParticipantDataInput,
    defaultValues: valuesOf(participation),
    submit: async (body) => {
      try {
        await api.participations.saveData({ params, body });
        const handedIn = await api.participations.finalize({ params });
        removeStoredInput("gegevens");
        queryClient.setQueryData(participationQuery(slug).queryKey, handedIn.data);
        await invalidateParticipations(queryClient);
      } catch (refusal) {
        onRefused(dialogErrorOf(refusal));
        // The deadline may have passed or a text may be gone: refetch, so that the page says so and keeps what was
        // typed.
        await queryClient.invalidateQueries(participationQuery(slug));
        throw refusal;
      }
    },
  });
  useAutosave(form);
  return form;
}

const PersonSection = ({ form }: { form: DataForm }) => (
  <Section title={copy.person}>
    <TextField autoComplete="given-name" label={LABELS.firstName} {...form.field("firstName")} />
    <TextField autoComplete="family-name" label={LABELS.lastName} {...form.field("lastName")} />
    <DateField
      autoComplete="bday"
      label={LABELS.dateOfBirth}
      typed={form.watch("dateOfBirth")}
      {...form.field("dateOfBirth")}
    />
    <TextField autoComplete="tel" help={copy.phoneHelp} label={LABELS.phone} type="tel" {...form.field("phone")} />
  </Section>
);

const AddressSection = ({ form }: { form: DataForm }) => (
  <Section title={copy.address}>
    <TextField autoComplete="off" label={LABELS.addressStreet} {...form.field("addressStreet")} />
    <TextField autoComplete="off" label={LABELS.addressNumber} {...form.field("addressNumber")} />
    <TextField autoComplete="postal-code" label={LABELS.addressPostalCode} {...form.field("addressPostalCode")} />
    <TextField autoComplete="address-level2" label={LABELS.addressCity} {...form.field("addressCity")} />
    <CountryField {...form.field("addressCountry")} />
  </Section>
);

/** The organiser's own questions, where the contest has some; those asked after handing in may be left out. */
function QuestionsSection({ participation, form }: { participation: Participation; form: DataForm }) {
  const { extraField1, extraField2 } = participation.contest;
  const isOptional = (field: "extraField1" | "extraField2") => participation.optionalQuestions.includes(field);
  if (!extraField1 && !extraField2) return null;
  return (
    <Section isWide title={copy.questions}>
      {extraField1 && (
        <TextAreaField label={extraField1} optional={isOptional("extraField1")} {...form.field("extraField1")} />
      )}
      {extraField2 && (
        <TextAreaField label={extraField2} optional={isOptional("extraField2")} {...form.field("extraField2")} />
      )}
    </Section>
  );
}

const Section = ({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-4 font-display text-2xl font-semibold">{title}</legend>
    <div className={`grid items-start gap-6 ${isWide ? "" : "sm:grid-cols-2"}`}>{children}</div>
  </fieldset>
);

/** The answer to a question that the contest does not ask is left out. */
const valuesOf = ({ contest, mayLink, data: { extraField1, extraField2, ...person } }: Participation) => ({
  ...typedText(person),
  addressCountry: person.addressCountry ?? "BE",
  mayLink,
  ...(contest.extraField1 && { extraField1: extraField1 ?? "" }),
  ...(contest.extraField2 && { extraField2: extraField2 ?? "" }),
});
