import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { FeedbackText, type OwnFeedback, Points, POINTS } from "@inktvis/contract/features/contests/jury";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLastingWords } from "#platform/forms/use-lasting-words.ts";
import { useStore } from "#platform/store.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AbstainDialog } from "./abstain-dialog.tsx";
import { judgedTextQuery, keepJudgement } from "./jury.queries.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import { useScoreOutbox } from "./use-score-outbox.ts";

const Judgement = z.object({ points: Points, feedback: FeedbackText });
const asNumber = (typed: unknown) => (typed === "" || typed === null ? undefined : Number(typed));

/** Score and feedback; the words stay while they are typed, also when the page is loaded anew. */
export function JudgementForm({ contribution: { id }, mine }: { contribution: Contribution; mine: OwnFeedback }) {
  const queryClient = useQueryClient();
  const outbox = useScoreOutbox();
  const waiting = useStore(outbox.states)[id];
  const [isAbstaining, setAbstaining] = useState(false);

  function keep(judged: OwnFeedback) {
    outbox.drop(id);
    keepJudgement(queryClient, id, judged);
    queryClient.setQueryData(judgedTextQuery(id).queryKey, (text) => text && { ...text, mine: judged });
  }
  const form = useContractForm<z.input<typeof Judgement>>({
    name: "oordeel-velden",
    schema: Judgement,
    defaultValues: { feedback: mine.feedback, ...(mine.points !== null && { points: mine.points }) },
    submit: async (body) => keep((await api.jury.score({ params: { id }, body })).data),
  });
  useLastingWords(form);
  return (
    <>
      {mine.abstainedBecause !== null && (
        <div className="notice grid gap-1">
          <p>{copy.youAbstained(mine.abstainedBecause)}</p>
          <p className="text-ink-soft">{copy.youMayScore}</p>
        </div>
      )}
      {waiting?.kind === "waiting" && <p className="notice notice-failed">{copy.waiting}</p>}
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
          {...form.field("points", { setValueAs: asNumber })}
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
          {mine.abstainedBecause === null && (
            <Button look="secondary" onClick={() => setAbstaining(true)}>
              {copy.abstain}
            </Button>
          )}
          <p className="font-medium text-good" role="status">
            {form.status === "saved" && copy.saved}
          </p>
        </div>
      </Form>
      <AbstainDialog id={id} open={isAbstaining} onAbstained={keep} onClose={() => setAbstaining(false)} />
    </>
  );
}
