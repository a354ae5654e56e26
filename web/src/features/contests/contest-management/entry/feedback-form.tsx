import * as z from "zod";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { FeedbackText, POINTS, Points } from "@inktvis/contract/features/contests/jury";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { numberOrNull } from "#platform/forms/typed-values.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useChanges } from "#platform/forms/use-changes.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { entriesQuery, entryQuery } from "../management.queries.ts";
import { entryMessages as copy } from "./entry.nl.ts";

const FeedbackInput = z.object({ feedback: FeedbackText, points: Points.nullable() });

type Feedback = Contribution["feedbacks"][number];

interface FeedbackFormProps {
  entryId: string;
  slug: string;
  /** Who wrote the feedback, for screen readers: "Van de organisator". */
  authorLabel: string;
  /** Absent for the organiser's own feedback as long as it is not written. */
  feedback?: Feedback;
}

const valuesOf = (feedback?: Feedback): z.input<typeof FeedbackInput> => ({
  feedback: feedback?.feedback ?? "",
  points: feedback?.points ?? null,
});

/**
 * The feedback and points of a juror or of the organiser, which the organiser may change
 * (docs/product/juries.md#organiser).
 */
export function FeedbackForm({ entryId, slug, authorLabel, feedback }: FeedbackFormProps) {
  const queryClient = useQueryClient();
  const [initial] = useState(() => valuesOf(feedback));
  const { changesIn, showStored } = useChanges(initial);
  const name = `feedback-${feedback?.id ?? "own"}`;
  const form = useContractForm<z.input<typeof FeedbackInput>>({
    name,
    subject: entryId,
    schema: FeedbackInput,
    defaultValues: initial,
    submit: async (values, onSaved) => {
      const body = changesIn(values);
      await managingApi.contributions.updateFeedback(
        feedback ? { params: { id: feedback.id }, body } : { params: { id: entryId }, body: { ...body, own: true } },
      );
      // Once saved, the organiser's first feedback gets another form, with its own id.
      if (!feedback) onSaved();
      toast(copy.saved);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: entryQuery(entryId).queryKey }),
        queryClient.invalidateQueries({ queryKey: entriesQuery(slug).queryKey }),
      ]);
      const entry = queryClient.getQueryData(entryQuery(entryId).queryKey);
      const stored = entry?.feedbacks.find(({ id }) => id === feedback?.id);
      if (stored) showStored(form, values, valuesOf(stored));
    },
  });
  useAutosave(form);
  const { abstainedBecause } = feedback ?? {};
  return (
    <Form form={form}>
      {abstainedBecause && (
        <p className="text-ink-soft">
          {copy.abstained(abstainedBecause)}. {copy.abstainedHelp}
        </p>
      )}
      <TextAreaField label={copy.comment} optional {...form.field("feedback")} />
      <TextField
        className="max-w-28"
        help={feedback?.jury === null || !feedback ? `${copy.pointsHelp} ${copy.ofOrganizerHelp}` : copy.pointsHelp}
        label={copy.points}
        optional
        max={POINTS.max}
        min={POINTS.min}
        {...form.field("points", { setValueAs: numberOrNull })}
        type="number"
      />
      {feedback?.jury && <p className="text-sm text-ink-soft">{copy.changeHelp}</p>}
      <SubmitButton busy={form.isSaving} look="secondary">
        {copy.save}
        <span className="sr-only">{copy.saveOf(authorLabel)}</span>
      </SubmitButton>
    </Form>
  );
}
