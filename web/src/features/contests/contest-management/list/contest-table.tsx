import type { ManagedContest } from "@inktvis/contract/features/contests/contest";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { ContestStateMark } from "../contest-state-mark.tsx";
import { listMessages as copy } from "./list.nl.ts";

const COLUMNS = [
  { title: copy.contest },
  { title: copy.state },
  { title: copy.deadline },
  { title: copy.entries, isNumber: true },
];

export const ContestTable = ({ contests }: { contests: readonly ManagedContest[] }) => (
  <DataTable columns={COLUMNS} label={copy.table}>
    {contests.map((contest) => (
      <tr key={contest.id}>
        <Cell>
          <SiteLink
            className="font-semibold hover:text-accent-ink hover:underline"
            path={managedContestPath(contest.slug)}
          >
            {contest.title}
          </SiteLink>
        </Cell>
        <Cell label={copy.state}>
          <ContestStateMark contest={contest} />
        </Cell>
        <Cell label={copy.deadline}>
          <DateTime date={contest.deadline} format="long" />
        </Cell>
        <Cell isNumber label={copy.entries}>
          {contest.mode === "interactive" ? copy.entryCount(contest.entryCount, contest.participationCount) : "–"}
        </Cell>
      </tr>
    ))}
  </DataTable>
);
