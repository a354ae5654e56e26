import { useSuspenseQuery } from "@tanstack/react-query";
import { awardName } from "@inktvis/contract/features/contests/award-names";
import type { ContributionState } from "@inktvis/contract/features/contests/awards";
import type { ContributionWithFeedback, Participation } from "@inktvis/contract/features/contests/participations";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { entryMessages } from "./entry.nl.ts";
import { participationMessages as copy } from "./messages.nl.ts";
import { contestPath, contestResultPath, entryPath, PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { scoreText } from "../jury/score-text.ts";
import { feedbackQuery } from "./participation.queries.ts";

/** The jury's feedback on the viewer's own entry. */
export function FeedbackPage({ contest }: { contest: Pick<Participation["contest"], "slug" | "title" | "hasResult"> }) {
  const { data: contributions } = useSuspenseQuery(feedbackQuery(contest.slug));
  const isEmpty = contributions.every(({ state, feedbacks }) => state === "none" && feedbacks.length === 0);
  return (
    <div className="page grid max-w-4xl gap-10 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">
          <SiteLink className="hover:underline" path={contestPath(contest.slug)}>
            {contest.title}
          </SiteLink>
        </p>
        <h1 className="text-4xl sm:text-6xl" tabIndex={-1}>
          {copy.feedbackTitle}
        </h1>
        <p className="text-lg text-ink-soft">{copy.feedbackIntro(contest.title)}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {contest.hasResult && (
            <SiteLink className="link" path={contestResultPath(contest.slug)}>
              {copy.seeResult}
            </SiteLink>
          )}
          <SiteLink className="link" path={entryPath(contest.slug)}>
            {copy.reread}
          </SiteLink>
        </p>
      </header>
      {isEmpty ? (
        <EmptyState
          action={<ButtonAnchor href={PARTICIPATIONS_PATH}>{copy.back}</ButtonAnchor>}
          title={copy.noFeedback}
        >
          {copy.noFeedbackHelp}
        </EmptyState>
      ) : (
        <>
          {contributions.map((contribution) => (
            <TextFeedback contribution={contribution} key={contribution.id} />
          ))}
          <ButtonAnchor className="justify-self-start" href={PARTICIPATIONS_PATH} look="secondary">
            <ArrowLeft />
            {copy.back}
          </ButtonAnchor>
        </>
      )}
    </div>
  );
}

const isAward = (state: ContributionState) => state !== "none" && state !== "invalid";

function TextFeedback({
  contribution: { id, title, state, place, feedbacks },
}: {
  contribution: ContributionWithFeedback;
}) {
  const scores = feedbacks.flatMap(({ points }) => points ?? []);
  const total = scores.reduce((sum, points) => sum + points, 0);
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-ink pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-3xl" id={id}>
          {title}
        </h2>
        {scores.length > 1 && (
          <p className="font-semibold tabular-nums">{copy.mean(scoreText(total / scores.length))}</p>
        )}
      </div>
      {isAward(state) && (
        <p className="text-lg font-semibold text-accent-ink">
          {state === "winner" && !place ? copy.won : copy.awarded(awardName({ state, place }))}
        </p>
      )}
      {state === "invalid" && <p className="notice notice-failed">{entryMessages.invalid}</p>}
      {feedbacks.length === 0 && state !== "invalid" && <p className="text-ink-soft">{copy.noFeedbackOnText}</p>}
      <ul className="grid gap-4">
        {feedbacks.map(({ id: feedbackId, feedback, points, isChanged }) => (
          <li className="grid gap-2 rounded-xl bg-wash p-5 sm:p-6" key={feedbackId}>
            {points !== null && (
              <p className="font-display text-2xl font-semibold text-accent-ink tabular-nums">{copy.points(points)}</p>
            )}
            {feedback ? (
              <p className="reading whitespace-pre-line">{feedback}</p>
            ) : (
              <p className="text-ink-soft">{copy.onlyPoints}</p>
            )}
            {isChanged && <p className="text-sm text-ink-soft">{copy.changed}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
