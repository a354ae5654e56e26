import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { FeedbackText, type OwnFeedback, Points, POINTS } from "@inktvis/contract/features/contests/jury";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { numberOrNull } from "#platform/forms/typed-values.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useStore } from "#platform/store.ts";
import { managingApi } from "#features/management/managing-api.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AbstainDialog } from "./abstain-dialog.tsx";
import { setCachedJudgement } from "./jury.queries.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import { useScoreOutbox } from "./use-score-outbox.ts";

const Judgement = z.object({ points: Points.nullable(), feedback: FeedbackText });

/** Score and feedback. What is typed survives a reload until it is saved. */
export function JudgementForm({ contribution: { id }, mine }: { contribution: Contribution; mine: OwnFeedback }) {
  const { form, hasUnsentScore, inTurn, applyJudgement } = useJudgementForm(id, mine);
  const [isAbstainOpen, setAbstainOpen] = useState(false);
  const hasAbstained = mine.abstainedBecause !== null;
  return (
    <>
      {mine.abstainedBecause !== null && <AbstainedNotice reason={mine.abstainedBecause} />}
      {hasUnsentScore && <p className="notice notice-failed">{copy.waiting}</p>}
      <Form form={form}>
        <TextField
          className="max-w-32 tabular-nums"
          help={copy.pointsHelp}
          inputMode="numeric"
          label={copy.points}
          max={POINTS.max}
          min={POINTS.min}
          step={1}
          type="number"
          {...form.field("points", { setValueAs: numberOrNull })}
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
        <TextAreaField
          className="min-h-40"
          help={copy.feedbackHelp}
          label={copy.feedback}
          optional
          {...form.field("feedback")}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>
          {!hasAbstained && (
            <Button look="secondary" onClick={() => setAbstainOpen(true)}>
              {copy.abstain}
            </Button>
          )}
          <p className="font-medium text-good" role="status">
            {form.status === "saved" && copy.saved}
          </p>
        </div>
      </Form>
      <AbstainDialog
        id={id}
        inTurn={inTurn}
        open={isAbstainOpen}
        onAbstained={applyJudgement}
        onClose={() => setAbstainOpen(false)}
      />
    </>
  );
}

const AbstainedNotice = ({ reason }: { reason: string }) => (
  <div className="notice grid gap-1">
    <p>{copy.youAbstained(reason)}</p>
    <p className="text-ink-soft">{copy.youMayScore}</p>
  </div>
);

/** The form of a judgement. `applyJudgement` shows a saved one everywhere, and discards a score still in the outbox. */
function useJudgementForm(contributionId: string, mine: OwnFeedback) {
  const queryClient = useQueryClient();
  const outbox = useScoreOutbox();
  const outboxState = useStore(outbox.states)[contributionId];
  // A score from the list may still be on its way: without it, saving the feedback would clear it.
  const [points = mine.points] = useState(() => outbox.waitingFor(contributionId));
  function applyJudgement(judged: OwnFeedback) {
    outbox.drop(contributionId);
    setCachedJudgement(queryClient, contributionId, judged);
  }
  const inTurn = (change: () => Promise<void>) => outbox.inTurn(contributionId, change);
  const form = useContractForm<z.input<typeof Judgement>>({
    name: "oordeel-velden",
    schema: Judgement,
    defaultValues: { feedback: mine.feedback, points },
    submit: (body) =>
      inTurn(async () => applyJudgement((await managingApi.jury.score({ params: { id: contributionId }, body })).data)),
  });
  useAutosave(form);
  return { form, hasUnsentScore: outboxState?.kind === "waiting", inTurn, applyJudgement };
}
