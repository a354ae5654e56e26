import { useSuspenseQuery } from "@tanstack/react-query";
import type { JudgedContest } from "@inktvis/contract/features/contests/jury";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { MyContestsPage } from "../participations/my-contests-page.tsx";
import { CONTESTS_PATH, judgingPath } from "@inktvis/contract/page-paths/community";
import { judgedContestsQuery } from "./jury.queries.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { useScoreOutbox } from "./use-score-outbox.ts";

/** The contests that the viewer judges, with their progress. */
export function JudgedContestsPage() {
  const { data: contests } = useSuspenseQuery(judgedContestsQuery);
  // Sends the scores that an earlier visit could not send.
  useScoreOutbox();
  return (
    <MyContestsPage>
      <h2 className="sr-only">{copy.contestsTitle}</h2>
      {contests.length > 0 ? (
        <ul className="border-t border-ink">
          {contests.map((contest) => (
            <ContestRow contest={contest} key={contest.slug} />
          ))}
        </ul>
      ) : (
        <EmptyState action={<ButtonAnchor href={CONTESTS_PATH}>{copy.toContests}</ButtonAnchor>} title={copy.none}>
          {copy.noneHelp}
        </EmptyState>
      )}
    </MyContestsPage>
  );
}

const ContestRow = ({ contest }: { contest: JudgedContest }) => (
  <li className="grid gap-x-10 gap-y-4 border-b border-hairline py-6 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center">
    <div className="grid gap-1.5">
      <h3 className="text-2xl sm:text-3xl">
        <SiteLink className="hover:text-accent-ink" path={judgingPath(contest.slug)}>
          {contest.title}
        </SiteLink>
      </h3>
      <JudgingFacts contest={contest} />
    </div>
    <ProgressBar contest={contest} />
  </li>
);

/** The age category that the viewer judges, and the deadlines. */
export const JudgingFacts = ({ contest }: { contest: JudgedContest }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
    <span>
      {copy.youJudge} {contest.ageCategory?.label ?? copy.everything}
    </span>
    {contest.endedAt ? (
      <span className="font-semibold text-ink">
        {copy.ended} <DateTime date={contest.endedAt} />
      </span>
    ) : (
      <>
        <span>
          {contest.isPassed ? copy.passedDeadline : copy.deadline} <DateTime date={contest.deadline} format="long" />
        </span>
        {contest.juryDeadline && (
          <span className="font-semibold text-ink">
            {contest.isClosed ? copy.scoredBy : copy.scoreBy} <DateTime date={contest.juryDeadline} format="long" />
          </span>
        )}
      </>
    )}
  </p>
);
