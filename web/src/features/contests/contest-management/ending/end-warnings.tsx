import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatDate } from "#platform/formats/dates.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { entriesQuery, juryQuery } from "../management.queries.ts";
import { endMessages as copy } from "./end.nl.ts";

/** Warns about what is not done yet before a contest is ended (docs/product/contests.md#ending). */
export function EndWarnings({ contest }: { contest: Contest }) {
  const { data: entries } = useSuspenseQuery(entriesQuery(contest.slug));
  const { data: jury } = useSuspenseQuery(juryQuery(contest.slug));
  const unjudgedCount = jury.reduce((sum, { scored, total }) => sum + total - scored, 0);
  const begunCount = contest.counts ? contest.counts.begun - contest.counts.handedIn : 0;
  const hasWinners = entries.some(({ state }) => state === "winner");
  const warnings = [
    ...(contest.isPassed ? [] : [copy.beforeDeadline(formatDate(contest.deadline, "long"))]),
    ...(contest.isPassed || begunCount === 0 ? [] : [copy.begun(begunCount)]),
    ...(contest.resultExpectedOn ? [copy.expectedOn(formatDate(contest.resultExpectedOn))] : []),
    ...(unjudgedCount > 0 ? [copy.juryBusy(unjudgedCount)] : []),
  ];
  if (warnings.length === 0 && hasWinners) return null;
  return (
    <ul className="grid gap-3">
      {!hasWinners && (
        <li className="notice notice-failed">
          {copy.noWinners}{" "}
          {entries.length > 0 && (
            <SiteLink className="link" path={managedContestPath(contest.slug)}>
              {copy.chooseWinners}
            </SiteLink>
          )}
        </li>
      )}
      {warnings.map((warning) => (
        <li className="notice notice-failed" key={warning} suppressHydrationWarning>
          {warning}
        </li>
      ))}
    </ul>
  );
}
