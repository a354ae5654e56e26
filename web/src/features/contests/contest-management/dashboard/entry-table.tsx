import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { memo, useMemo } from "react";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BareButton, Button } from "#ui/button.tsx";
import { managedEntryPath, managedContestPath } from "@inktvis/contract/page-paths/account";
import { ageLabelIn } from "../age-label.ts";
import { entriesQuery } from "../management.queries.ts";
import { scoreText } from "../../jury/score-text.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { awardLabel } from "./award-choice.ts";
import { EntryFilters } from "./entry-filters.tsx";
import { entriesInView, type EntryView, entryViewSearch } from "./entry-list.ts";
import { StateSelect } from "./state-select.tsx";
import { useSetEntryState } from "./use-set-entry-state.tsx";

interface EntryTableProps {
  contest: Contest;
  view: EntryView;
}

/** The entries that were handed in. Until the contest has ended, their state (an award, invalid) is set here. */
export function EntryTable({ contest, view }: EntryTableProps) {
  const { data: entries } = useSuspenseQuery(entriesQuery(contest.slug));
  const { setEntryState, confirmDialog } = useSetEntryState(contest);
  const changeView = useChangeView(contest.slug, view);
  const shown = useMemo(() => entriesInView(entries, view), [entries, view]);
  return (
    <section aria-labelledby="inzendingen" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-3xl" id="inzendingen">
            {copy.entries}
          </h2>
          {entries.length > 0 && (
            <p aria-live="polite" className="text-ink-soft tabular-nums">
              {copy.count(shown.length, entries.length)}
            </p>
          )}
        </div>
        {entries.length > 0 && <EntryFilters contest={contest} view={view} onChange={changeView} />}
      </div>
      {entries.length === 0 && (
        <EmptyState title={contest.isPassed ? copy.noEntriesPassed : copy.noEntries}>
          {!contest.isPassed && copy.noEntriesHelp}
        </EmptyState>
      )}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState
          action={<Button onClick={() => changeView({ age: undefined, state: undefined })}>{copy.showAll}</Button>}
          title={copy.noMatches}
        />
      )}
      {shown.length > 0 && (
        <DataTable columns={columnsOf(contest, view, changeView)} label={copy.entries}>
          {shown.map((entry) => (
            <EntryRow
              age={contest.useAgeCategories ? (ageLabelIn(contest, entry.ageCategoryId) ?? "–") : undefined}
              entry={entry}
              key={entry.id}
              slug={contest.slug}
              onState={contest.endedAt ? undefined : setEntryState}
            />
          ))}
        </DataTable>
      )}
      {confirmDialog}
    </section>
  );
}

type ChangeView = (changed: EntryView) => void;

/** Puts a changed view into the address, from which the page reads it. */
function useChangeView(slug: string, view: EntryView): ChangeView {
  const router = useRouter();
  return (changed) =>
    void router.navigate({
      href: managedContestPath(slug) + entryViewSearch({ ...view, ...changed }),
      replace: true,
      resetScroll: false,
    });
}

function columnsOf({ useAgeCategories }: Contest, view: EntryView, changeView: ChangeView) {
  const sortButton = (title: string, sort: "title" | "score") => (
    <SortButton
      isPressed={view.sort === sort}
      title={title}
      onClick={() => changeView({ sort: view.sort === sort ? undefined : sort })}
    />
  );
  return [
    { title: sortButton(copy.title, "title"), sort: view.sort === "title" ? ("ascending" as const) : undefined },
    { title: copy.writer },
    ...(useAgeCategories ? [{ title: copy.age }] : []),
    { title: copy.words, isNumber: true },
    {
      title: sortButton(copy.score, "score"),
      isNumber: true,
      sort: view.sort === "score" ? ("descending" as const) : undefined,
    },
    { title: copy.scoredBy, isNumber: true },
    { title: copy.state },
  ];
}

interface SortButtonProps {
  title: string;
  isPressed: boolean;
  onClick: () => void;
}

const SortButton = ({ title, isPressed, onClick }: SortButtonProps) => (
  <BareButton
    aria-label={copy.sortBy(title)}
    aria-pressed={isPressed}
    className="cursor-pointer font-semibold underline decoration-dotted underline-offset-4 aria-pressed:text-accent-ink aria-pressed:decoration-solid"
    onClick={onClick}
  >
    {title}
  </BareButton>
);

interface EntryRowProps {
  entry: ContributionSummary;
  slug: string;
  /** The label of the age category; undefined when the contest has none. */
  age: string | undefined;
  /** Undefined once the contest has ended. */
  onState: ((entry: ContributionSummary, award: Award) => unknown) | undefined;
}

/** Memoized, so that only the row that changes is rendered again: there may be hundreds of rows. */
const EntryRow = memo(({ entry, slug, age, onState }: EntryRowProps) => (
  <tr>
    <Cell>
      <SiteLink className="font-semibold hover:text-accent-ink hover:underline" path={managedEntryPath(slug, entry.id)}>
        {entry.title}
      </SiteLink>
    </Cell>
    <Cell label={copy.writer}>
      <span>
        {entry.participant.user.nickname}
        {entry.participant.user.name && (
          <span className="block text-sm text-ink-soft">{entry.participant.user.name}</span>
        )}
      </span>
    </Cell>
    {age !== undefined && <Cell label={copy.age}>{age}</Cell>}
    <Cell isNumber label={copy.words}>
      {formatCount(entry.wordCount)}
    </Cell>
    <Cell isNumber label={copy.score}>
      {scoreText(entry.score)}
    </Cell>
    <Cell isNumber label={copy.scoredBy}>
      {entry.scoredBy}
    </Cell>
    <Cell label={copy.state}>
      {onState ? (
        <StateSelect label={copy.stateOf(entry.title)} value={entry} onChange={(award) => void onState(entry, award)} />
      ) : (
        awardLabel(entry, copy.states.none)
      )}
    </Cell>
  </tr>
));
EntryRow.displayName = "EntryRow";
