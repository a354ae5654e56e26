import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatCount } from "#platform/formats/numbers.ts";
import { ArrowLeft, ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { awardLabel } from "../dashboard/award-choice.ts";
import { StateSelect } from "../dashboard/state-select.tsx";
import { dashboardMessages } from "../dashboard/dashboard.nl.ts";
import { useSetEntryState } from "../dashboard/use-set-entry-state.tsx";
import { managedEntryPath } from "@inktvis/contract/page-paths/account";
import { ageLabelIn } from "../age-label.ts";
import { entryQuery, managedContestQuery } from "../management.queries.ts";
import { scoreText } from "../../jury/score-text.ts";
import { entryMessages as copy } from "./entry.nl.ts";
import { AcceptedRulesOfEntry } from "./accepted-rules-of-entry.tsx";
import { FeedbackForms } from "./feedback-forms.tsx";
import { ParticipantData } from "./participant-data.tsx";
import { ReopenEntry } from "./reopen-entry.tsx";

/** One entry as it was handed in, with its participant, its score and the feedback. */
export function EntryPage({ slug, id }: { slug: string; id: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const { data: entry } = useSuspenseQuery(entryQuery(id));
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <article className="grid min-w-0 content-start gap-6">
        <Neighbours {...entry.neighbours} slug={slug} />
        <header className="grid gap-2">
          <h1 className="text-4xl">{entry.title}</h1>
          <p className="text-ink-soft tabular-nums">{copy.words(formatCount(entry.wordCount))}</p>
        </header>
        {entry.image && (
          <TextPicture
            className="h-auto max-h-96 w-fit max-w-full rounded-lg"
            picture={entry.image}
            sizes="(width >= 60rem) 56rem, 92vw"
          />
        )}
        <RichText html={entry.body} />
      </article>
      <aside className="grid min-w-0 content-start gap-8">
        <Judgement contest={contest} entry={entry} />
        <ParticipantData age={ageLabelIn(contest, entry.ageCategoryId)} entry={entry} />
        <AcceptedRulesOfEntry entry={entry} />
        {entry.me.can.reopen && <ReopenEntry contest={contest} entry={entry} />}
      </aside>
      <FeedbackForms entry={entry} slug={slug} />
    </div>
  );
}

function Neighbours({ slug, previous, next }: Contribution["neighbours"] & { slug: string }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={copy.nav} className="flex justify-between gap-4">
      {previous ? (
        <ButtonAnchor className="-ml-3" href={managedEntryPath(slug, previous)} look="quiet" rel="prev">
          <ArrowLeft />
          {copy.previous}
        </ButtonAnchor>
      ) : (
        <span />
      )}
      {next && (
        <ButtonAnchor className="-mr-3" href={managedEntryPath(slug, next)} look="quiet" rel="next">
          {copy.next}
          <ArrowRight />
        </ButtonAnchor>
      )}
    </nav>
  );
}

const STATE_ID = "toestand";

function Judgement({ entry, contest }: { entry: Contribution; contest: Contest }) {
  const { setEntryState, confirmDialog } = useSetEntryState(contest);
  const award: Award = { state: entry.state ?? "none", place: entry.place };
  return (
    <>
      <dl className="grid gap-4 rounded-2xl border border-hairline bg-raised p-5">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{copy.score}</dt>
          <dd className="font-display text-3xl tabular-nums">{scoreText(entry.score)}</dd>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <dt className="text-ink-soft">
            {entry.me.can.setState ? <label htmlFor={STATE_ID}>{copy.state}</label> : copy.state}
          </dt>
          <dd>
            {entry.me.can.setState ? (
              <StateSelect
                id={STATE_ID}
                label={copy.state}
                value={award}
                onChange={(chosen) => void setEntryState({ ...entry, ...award }, chosen)}
              />
            ) : (
              awardLabel(award, dashboardMessages.states.none)
            )}
          </dd>
        </div>
        {entry.invalidBecause && (
          <div>
            <dt className="text-ink-soft">{copy.invalidBecause}</dt>
            <dd className="whitespace-pre-line">{entry.invalidBecause}</dd>
          </div>
        )}
      </dl>
      {confirmDialog}
    </>
  );
}
