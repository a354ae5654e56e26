import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useSuspenseQuery } from "@tanstack/react-query";
import { contestState } from "../contest-state.ts";
import { managedContestQuery } from "../management.queries.ts";
import { EndedPanel } from "./ended-panel.tsx";
import type { EntryView } from "./entry-list.ts";
import { EntryTable } from "./entry-table.tsx";
import { RunningPanel } from "./running-panel.tsx";
import { ShownPanel } from "./shown-panel.tsx";
import { StaffActs } from "./staff-acts.tsx";
import { UnpublishedPanel } from "./unpublished-panel.tsx";
import { WinnerTable } from "./winner-table.tsx";

/** The dashboard of a contest, by its state (docs/product/contests.md#states). */
export function DashboardPage({ slug, view }: { slug: string; view: EntryView }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {contentOf(contest, view)}
      <StaffActs slug={contest.slug} />
    </div>
  );
}

function contentOf(contest: Contest, view: EntryView) {
  const state = contestState(contest);
  switch (state) {
    case "unpublished":
      return <UnpublishedPanel contest={contest} />;
    case "shown":
      return <ShownPanel contest={contest} />;
    case "running":
    case "passed":
      return (
        <>
          <RunningPanel contest={contest} />
          <EntryTable contest={contest} view={view} />
        </>
      );
    case "ended":
      return (
        <>
          <EndedPanel contest={contest} />
          <WinnerTable contest={contest} />
          <EntryTable contest={contest} view={view} />
        </>
      );
    default:
      return state satisfies never;
  }
}
