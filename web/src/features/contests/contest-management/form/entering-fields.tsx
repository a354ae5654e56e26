import { type Contest, MAX_CONTRIBUTIONS_PER_USER } from "@inktvis/contract/features/contests/contests";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AgeCategoriesField } from "./age-categories-field.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { formMessages as copy } from "./form.nl.ts";
import { LimitedField } from "./limited-field.tsx";
import type { ContestForm } from "./use-contest-form.ts";

interface EnteringFieldsProps {
  form: ContestForm;
  /** The contest that is being changed. */
  contest?: Contest | undefined;
}

const numberOrNull = (typed: unknown) => (typed === "" || typed === null ? null : Number(typed));
const wordsOrNull = (typed: unknown) => (typeof typed === "string" && typed.trim() ? typed : null);

/** What entering and judging take. What entries depend on is fixed once there are some. */
export function EnteringFields({ form, contest }: EnteringFieldsProps) {
  const locked = contest?.hasEntries ?? false;
  const isPublished = contest?.publishedAt != null;
  return (
    <>
      <FormSection title={copy.entering}>
        <TextField
          className="max-w-32"
          disabled={locked}
          help={locked ? copy.entriesLocked : copy.contributionsHelp}
          label={copy.contributions}
          max={MAX_CONTRIBUTIONS_PER_USER}
          min={1}
          {...form.field("contributionsPerUser", { setValueAs: numberOrNull })}
          type="number"
        />
        <CheckboxField
          disabled={locked}
          help={copy.fewerHelp}
          label={copy.fewer}
          {...form.field("allowFewerContributions")}
        />
        <LimitedField
          help={copy.extraHelp}
          label={copy.extraField1}
          optional
          typed={form.watch("extraField1")}
          {...form.field("extraField1", { setValueAs: wordsOrNull })}
        />
        <LimitedField
          label={copy.extraField2}
          optional
          typed={form.watch("extraField2")}
          {...form.field("extraField2", { setValueAs: wordsOrNull })}
        />
      </FormSection>
      <FormSection title={copy.ages}>
        <CheckboxField
          disabled={locked}
          help={locked ? copy.entriesLocked : copy.withAgesHelp}
          label={copy.withAges}
          {...form.field("useAgeCategories")}
        />
        {form.watch("useAgeCategories") && <AgeCategoriesField form={form} locked={locked} />}
      </FormSection>
      <FormSection title={copy.judging}>
        <CheckboxField
          disabled={isPublished}
          help={isPublished ? copy.blindLocked : copy.blindHelp}
          label={copy.blind}
          {...form.field("isBlind")}
        />
        <CheckboxField
          help={copy.showFeedbackHelp}
          label={copy.showFeedback}
          {...form.field("showJuryFeedbackToParticipant")}
        />
      </FormSection>
    </>
  );
}
