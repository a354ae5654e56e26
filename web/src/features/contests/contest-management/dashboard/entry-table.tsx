import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { ContributionState, ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { memo, useMemo } from "react";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BareButton, Button } from "#ui/button.tsx";
import { managedEntryPath, managedContestPath } from "@inktvis/contract/page-paths/account";
import { entriesQuery } from "../management.queries.ts";
import { scoreText } from "../../jury/score-text.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { EntryFilters } from "./entry-filters.tsx";
import { type EntryView, entryViewSearch, viewedEntries } from "./entry-list.ts";
import { StateSelect } from "./state-select.tsx";
import { useSetState } from "./use-set-state.tsx";

interface EntryTableProps {
  contest: Contest;
  view: EntryView;
}

/** Everything that was handed in; until the contest has ended, who wins is chosen in it. */
export function EntryTable({ contest, view }: EntryTableProps) {
  const { data: entries } = useSuspenseQuery(entriesQuery(contest.slug));
  const router = useRouter();
  const { setState, question } = useSetState(contest);
  const shown = useMemo(() => viewedEntries(entries, view), [entries, view]);
  const labels = useMemo(() => new Map(contest.ageCategories.map(({ id, label }) => [id, label])), [contest]);

  const look = (changed: EntryView) =>
    void router.navigate({
      href: managedContestPath(contest.slug) + entryViewSearch({ ...view, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const heading = (title: string, sort: "title" | "score") => (
    <BareButton
      aria-label={copy.sortBy(title)}
      className="cursor-pointer font-semibold underline decoration-dotted underline-offset-4 aria-pressed:text-accent-ink aria-pressed:decoration-solid"
      aria-pressed={view.sort === sort}
      onClick={() => look({ sort: view.sort === sort ? undefined : sort })}
    >
      {title}
    </BareButton>
  );
  const columns = [
    { title: heading(copy.title, "title"), sort: view.sort === "title" ? ("ascending" as const) : undefined },
    { title: copy.writer },
    ...(contest.useAgeCategories ? [{ title: copy.age }] : []),
    { title: copy.words, isNumber: true },
    {
      title: heading(copy.score, "score"),
      isNumber: true,
      sort: view.sort === "score" ? ("descending" as const) : undefined,
    },
    { title: copy.scoredBy, isNumber: true },
    { title: copy.state },
  ];

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
        {entries.length > 0 && <EntryFilters contest={contest} view={view} onLook={look} />}
      </div>
      {entries.length === 0 && <EmptyState title={copy.noEntries}>{copy.noEntriesHelp}</EmptyState>}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState
          action={<Button onClick={() => look({ age: undefined, state: undefined })}>{copy.showAll}</Button>}
          title={copy.noneLeft}
        />
      )}
      {shown.length > 0 && (
        <DataTable columns={columns} label={copy.entries}>
          {shown.map((entry) => (
            <EntryRow
              age={contest.useAgeCategories ? (labels.get(entry.ageCategoryId ?? 0) ?? "–") : undefined}
              entry={entry}
              key={entry.id}
              slug={contest.slug}
              onState={contest.endedAt ? undefined : setState}
            />
          ))}
        </DataTable>
      )}
      {question}
    </section>
  );
}

interface EntryRowProps {
  entry: ContributionSummary;
  slug: string;
  /** Absent when the contest does not use them. */
  age: string | undefined;
  onState: ((entry: ContributionSummary, state: ContributionState) => unknown) | undefined;
}

/** Only the row that changes is drawn again: there may be hundreds. */
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
        <StateSelect
          label={copy.stateOf(entry.title)}
          value={entry.state}
          onChange={(state) => void onState(entry, state)}
        />
      ) : (
        copy.states[entry.state]
      )}
    </Cell>
  </tr>
));
EntryRow.displayName = "EntryRow";
