import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ContributionsInput, type Participation } from "@inktvis/contract/features/contests/participations";
import { useState } from "react";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ownTextsQuery } from "#features/texts/texts/own-text.queries.ts";
import { newTextForEntryPath, entryPath } from "@inktvis/contract/page-paths/community";
import { entryMessages as copy } from "./entry.nl.ts";
import { forgetParticipations, participationQuery } from "./participation.queries.ts";
import { TextChoice } from "./text-choice.tsx";
import { TextPreview } from "./text-preview.tsx";

interface TextsStepProps {
  participation: Participation;
  /** After the deadline: to look at only. */
  isClosed: boolean;
  onSaved: () => void;
}

/** Which of one's own texts the jury gets. */
export function TextsStep({ participation, isClosed, onSaved }: TextsStepProps) {
  const { contest, contributions } = participation;
  const { slug, contributionsPerUser: wanted, allowFewerContributions } = contest;
  const { data: texts } = useSuspenseQuery(ownTextsQuery);
  const [previewed, setPreviewed] = useState<OwnText>();
  const queryClient = useQueryClient();
  const router = useRouter();
  const chosenBefore = contributions.flatMap(({ textId }) => textId ?? []);
  const form = useContractForm({
    name: "teksten",
    schema: ContributionsInput,
    defaultValues: { texts: chosenBefore },
    submit: async (body) => {
      const { data } = await api.participations
        .saveContributions({ params: { slug }, body })
        .catch(async (refusal: unknown) => {
          await queryClient.invalidateQueries(participationQuery(slug));
          throw refusal;
        });
      queryClient.setQueryData(participationQuery(slug).queryKey, data);
      onSaved();
      await router.navigate({ href: entryPath(slug), replace: true });
      await forgetParticipations(queryClient);
    },
  });
  const chosen = form.controlled("texts");
  const newText = (
    <ButtonAnchor href={newTextForEntryPath(slug)} look={texts.length > 0 ? "secondary" : "primary"}>
      <Pen />
      {copy.newText}
    </ButtonAnchor>
  );
  if (texts.length === 0) {
    return (
      <EmptyState action={!isClosed && newText} title={copy.noTexts}>
        {!isClosed && copy.noTextsHelp}
      </EmptyState>
    );
  }
  return (
    <>
      {!isClosed && contributions.length > chosenBefore.length && <p className="notice notice-failed">{copy.gone}</p>}
      {!isClosed && (
        <p className="max-w-2xl text-lg text-ink-soft">
          {copy.textsIntro}
          {wanted > 1 && ` ${copy.textsOrder}`}
        </p>
      )}
      <Form form={form}>
        <TextChoice
          error={chosen.error}
          id={chosen.id}
          isClosed={isClosed}
          max={wanted}
          texts={texts}
          value={chosen.value}
          onChange={chosen.onChange}
          onPreview={setPreviewed}
        />
        {!isClosed && (
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton busy={form.isSaving}>{copy.saveTexts}</SubmitButton>
            {newText}
            <p aria-live="polite" className="font-semibold tabular-nums">
              {copy.chosen(chosen.value.length, wanted, allowFewerContributions)}
            </p>
          </div>
        )}
      </Form>
      <TextPreview text={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
