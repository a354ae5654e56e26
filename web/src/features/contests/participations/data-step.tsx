import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ParticipantDataInput, type Participation } from "@inktvis/contract/features/contests/participations";
import { LABELS } from "@inktvis/contract/labels.nl";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { typedText } from "#platform/forms/typed-text.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { removeTypedWords } from "#platform/forms/typed-words.ts";
import { useLastingWords } from "#platform/forms/use-lasting-words.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CountryField } from "#features/people/countries/country-field.tsx";
import { ChosenTexts } from "./chosen-texts.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { forgetParticipations, participationQuery } from "./participation.queries.ts";

interface DataStepProps {
  participation: Participation;
  /** After the deadline: to look at only. */
  isClosed: boolean;
  /** Handing in was refused, which may lead back to another step. */
  onRefused: (sentence: string) => void;
}

/**
 * Who enters. Saving this hands the entry in (docs/product/participations.md#wizard); what is typed stays until it is.
 */
export function DataStep({ participation, isClosed, onRefused }: DataStepProps) {
  const { contest } = participation;
  const queryClient = useQueryClient();
  const params = { slug: contest.slug };
  const form = useContractForm({
    name: "gegevens",
    schema: ParticipantDataInput,
    defaultValues: valuesOf(participation),
    submit: async (body) => {
      try {
        await api.participations.saveData({ params, body });
        const handedIn = await api.participations.finalize({ params });
        removeTypedWords("gegevens");
        queryClient.setQueryData(participationQuery(contest.slug).queryKey, handedIn.data);
        await forgetParticipations(queryClient);
      } catch (refusal) {
        onRefused(dialogErrorOf(refusal));
        // The deadline may have passed, or a text may be gone: the page then says so, with these words still on it.
        await queryClient.invalidateQueries(participationQuery(contest.slug));
        throw refusal;
      }
    },
  });
  useLastingWords(form);
  return (
    <>
      {!isClosed && <p className="max-w-2xl text-lg text-ink-soft">{copy.dataIntro}</p>}
      <ChosenTexts isClosed={isClosed} participation={participation} />
      <Form form={form}>
        <fieldset className="grid gap-10" disabled={isClosed}>
          <Section title={copy.person}>
            <TextField autoComplete="given-name" label={LABELS.firstName} {...form.field("firstName")} />
            <TextField autoComplete="family-name" label={LABELS.lastName} {...form.field("lastName")} />
            <TextField autoComplete="bday" label={LABELS.dateOfBirth} type="date" {...form.field("dateOfBirth")} />
            <TextField
              autoComplete="tel"
              help={copy.phoneHelp}
              label={LABELS.phone}
              type="tel"
              {...form.field("phone")}
            />
          </Section>
          <Section title={copy.address}>
            <TextField autoComplete="off" label={LABELS.addressStreet} {...form.field("addressStreet")} />
            <TextField autoComplete="off" label={LABELS.addressNumber} {...form.field("addressNumber")} />
            <TextField
              autoComplete="postal-code"
              label={LABELS.addressPostalCode}
              {...form.field("addressPostalCode")}
            />
            <TextField autoComplete="address-level2" label={LABELS.addressCity} {...form.field("addressCity")} />
            <CountryField {...form.field("addressCountry")} />
          </Section>
          {(contest.extraField1 ?? contest.extraField2) && (
            <Section isWide title={copy.questions}>
              {contest.extraField1 && <TextAreaField label={contest.extraField1} {...form.field("extraField1")} />}
              {contest.extraField2 && <TextAreaField label={contest.extraField2} {...form.field("extraField2")} />}
            </Section>
          )}
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

const Section = ({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-4 font-display text-2xl font-semibold">{title}</legend>
    <div className={`grid items-start gap-6 ${isWide ? "" : "sm:grid-cols-2"}`}>{children}</div>
  </fieldset>
);

/** An answer that is not asked for stays absent. */
const valuesOf = ({ contest, data: { extraField1, extraField2, ...person } }: Participation) => ({
  ...typedText(person),
  addressCountry: person.addressCountry ?? "BE",
  ...(contest.extraField1 && { extraField1: extraField1 ?? "" }),
  ...(contest.extraField2 && { extraField2: extraField2 ?? "" }),
});
