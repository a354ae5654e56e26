import { lengthLabel } from "@inktvis/contract/features/contests/contest-rules";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ContributionsInput, type Participation } from "@inktvis/contract/features/contests/participations";
import { useState } from "react";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { enteringApi } from "./entering-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useOnceFromAddress } from "#platform/use-once-from-address.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ownTextsQuery } from "#features/texts/texts/own-text.queries.ts";
import { newTextForEntryPath, entryPath } from "@inktvis/contract/page-paths/community";
import { entryMessages as copy } from "./entry.nl.ts";
import { invalidateParticipations, participationQuery, textLengthsQuery } from "./participation.queries.ts";
import { TextChoice } from "./text-choice.tsx";
import { TextPreview } from "./text-preview.tsx";

interface TextsStepProps {
  participation: Participation;
  /** After the deadline: shown read-only. */
  isClosed: boolean;
  /** A text that was just written for this contest. */
  newTextId: string | undefined;
  onSaved: () => void;
}

/** Chooses which of their own texts the entrant sends to the jury. */
export function TextsStep({ participation, isClosed, newTextId, onSaved }: TextsStepProps) {
  const { contest, contributions } = participation;
  const { slug, contributionsPerUser, allowFewerContributions } = contest;
  const { data: texts } = useSuspenseQuery(ownTextsQuery);
  const lengthRule = lengthLabel(contest);
  const { data: lengths } = useQuery({ ...textLengthsQuery(slug), enabled: lengthRule !== undefined });
  const [previewed, setPreviewed] = useState<OwnText>();
  // A contribution without a `textId` belongs to a text that its author has deleted.
  const savedTextIds = contributions.flatMap(({ textId }) => textId ?? []);
  const form = useTextsForm(participation, savedTextIds, onSaved);
  const chosen = useChosenTexts(form, texts, { contest, newTextId: isClosed ? undefined : newTextId });
  const newTextLink = (
    <ButtonAnchor href={newTextForEntryPath(slug)} look={texts.length > 0 ? "secondary" : "primary"}>
      <Pen />
      {copy.newText}
    </ButtonAnchor>
  );
  if (texts.length === 0) {
    return (
      <EmptyState action={!isClosed && newTextLink} title={copy.noTexts}>
        {!isClosed && copy.noTextsHelp}
      </EmptyState>
    );
  }
  return (
    <>
      {!isClosed && (
        <Intro
          hasDeletedText={contributions.length > savedTextIds.length}
          lengthRule={lengthRule}
          max={contributionsPerUser}
        />
      )}
      <Form form={form}>
        <TextChoice
          field={chosen}
          isClosed={isClosed}
          lengths={lengths ?? {}}
          max={contributionsPerUser}
          texts={texts}
          onPreview={setPreviewed}
        />
        {!isClosed && (
          <div className="flex flex-wrap items-center gap-3">
            <p aria-live="polite" className="w-full font-semibold tabular-nums">
              {copy.chosen(chosen.value.length, contributionsPerUser, allowFewerContributions)}
            </p>
            <SubmitButton busy={form.isSaving}>{copy.saveTexts}</SubmitButton>
            {newTextLink}
          </div>
        )}
      </Form>
      <TextPreview text={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

interface IntroProps {
  max: number;
  hasDeletedText: boolean;
  /** How long a text may be; undefined without limits. */
  lengthRule: string | undefined;
}

const Intro = ({ max, hasDeletedText, lengthRule }: IntroProps) => (
  <>
    {hasDeletedText && <p className="notice notice-failed">{copy.textDeleted}</p>}
    <p className="max-w-2xl text-lg text-ink-soft">
      {copy.textsIntro}
      {max > 1 && ` ${copy.textsOrder}`}
      {lengthRule && ` ${copy.textLength(lengthRule)}`}
    </p>
  </>
);

interface Choosing {
  contest: Participation["contest"];
  newTextId: string | undefined;
}

/**
 * The field of the chosen texts. A text that was chosen before the page was left may have been deleted since then. A
 * new text is preselected only once: whoever unticks it and reloads finds it unticked.
 */
function useChosenTexts(
  { controlled, getValues }: ReturnType<typeof useTextsForm>,
  texts: readonly OwnText[],
  { contest: { slug, contributionsPerUser }, newTextId }: Choosing,
) {
  const choice = controlled("texts");
  const known = (ids: readonly string[]) => ids.filter((id) => texts.some((text) => text.id === id));
  useOnceFromAddress(newTextId, entryPath(slug, "teksten"), (textId) => {
    // The texts that were ticked before the page was left are already restored in the form, but not in `choice`.
    const already = known(getValues("texts"));
    if (!already.includes(textId) && already.length < contributionsPerUser)
      choice.onChange(known([...already, textId]));
  });
  return { ...choice, value: known(choice.value) };
}

const TEXTS_FORM = "teksten";

/** The form of the chosen texts; submitting it saves them and opens the next step. */
function useTextsForm({ id, contest: { slug } }: Participation, savedTextIds: string[], onTextsSaved: () => void) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useContractForm({
    name: TEXTS_FORM,
    subject: id,
    schema: ContributionsInput,
    defaultValues: { texts: savedTextIds },
    submit: async (body, onSaved) => {
      const { data } = await enteringApi.participations
        .saveContributions({ params: { slug }, body })
        .catch(async (refusal: unknown) => {
          await queryClient.invalidateQueries(participationQuery(slug));
          throw refusal;
        });
      onSaved();
      queryClient.setQueryData(participationQuery(slug).queryKey, data);
      onTextsSaved();
      await router.navigate({ href: entryPath(slug), replace: true });
      await invalidateParticipations(queryClient);
    },
  });
  useAutosave(form);
  return form;
}
