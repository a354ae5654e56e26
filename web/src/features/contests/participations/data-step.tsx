import { useQueryClient } from "@tanstack/react-query";
import { ParticipantDataInput, type Participation } from "@inktvis/contract/features/contests/participations";
import { enteringApi } from "./entering-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { fieldErrorsOf, formErrorOf } from "#platform/forms/form-refusal.ts";
import { typedText } from "#platform/forms/typed-values.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { PersonFields } from "#features/people/person-details/person-fields.tsx";
import { ChosenTexts } from "./chosen-texts.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { invalidateParticipations, participationQuery } from "./participation.queries.ts";

interface DataStepProps {
  participation: Participation;
  /** After the deadline: shown read-only. */
  isClosed: boolean;
  /**
   * Called with the sentence of a refusal, which may lead back to another step; undefined when fields or the platform
   * show it.
   */
  onRefused: (sentence: string | undefined) => void;
}

/**
 * The personal data of the entrant. Saving hands the participation in (docs/product/participations.md#wizard); until
 * then what is typed survives a reload.
 */
export function DataStep({ participation, isClosed, onRefused }: DataStepProps) {
  const form = useDataForm(participation, onRefused);
  return (
    <>
      {!isClosed && <p className="max-w-2xl text-lg text-ink-soft">{copy.dataIntro}</p>}
      <ChosenTexts isClosed={isClosed} participation={participation} />
      <Form form={form}>
        <fieldset className="grid gap-10" disabled={isClosed}>
          <PersonFields dateOfBirth={form.watch("dateOfBirth")} field={(name) => form.field(name)} />
          <QuestionsSection form={form} participation={participation} />
          <FieldGroup title={copy.link}>
            <CheckboxField help={copy.linkHelp} label={copy.mayLink} {...form.field("mayLink")} />
          </FieldGroup>
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
    submit: async (body, onSaved) => {
      try {
        await enteringApi.participations.saveData({ params, body });
        const handedIn = await enteringApi.participations.finalize({ params });
        onSaved();
        queryClient.setQueryData(participationQuery(slug).queryKey, handedIn.data);
        await invalidateParticipations(queryClient);
      } catch (refusal) {
        onRefused(
          formErrorOf(
            refusal,
            fieldErrorsOf(refusal, (name) => name in body),
          ),
        );
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

/** The organiser's own questions, if the contest has any; those that were added after handing in are optional. */
function QuestionsSection({ participation, form }: { participation: Participation; form: DataForm }) {
  const { extraField1, extraField2 } = participation.contest;
  const isOptional = (field: "extraField1" | "extraField2") => participation.optionalQuestions.includes(field);
  if (!extraField1 && !extraField2) return null;
  return (
    <FieldGroup title={copy.questions}>
      {extraField1 && (
        <TextAreaField label={extraField1} optional={isOptional("extraField1")} {...form.field("extraField1")} />
      )}
      {extraField2 && (
        <TextAreaField label={extraField2} optional={isOptional("extraField2")} {...form.field("extraField2")} />
      )}
    </FieldGroup>
  );
}

/** Leaves out the answer to a question that the contest does not ask. */
const valuesOf = ({ contest, mayLink, data: { extraField1, extraField2, ...person } }: Participation) => ({
  ...typedText(person),
  addressCountry: person.addressCountry ?? "BE",
  mayLink,
  ...(contest.extraField1 && { extraField1: extraField1 ?? "" }),
  ...(contest.extraField2 && { extraField2: extraField2 ?? "" }),
});
