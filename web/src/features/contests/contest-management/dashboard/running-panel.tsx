import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Panel } from "#features/management/panel.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { contestJuryPath, endContestPath } from "@inktvis/contract/page-paths/account";
import { entriesQuery, juryQuery } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { UNKNOWN_TIME, useTimeLeft } from "#platform/time-left.ts";
import { timeLeftText } from "./time-left.ts";

/** The panel of a contest that is being entered or judged, with the numbers of entries and scores. */
export function RunningPanel({ contest }: { contest: Contest }) {
  const { slug, isPassed, counts } = contest;
  const { data: entries } = useSuspenseQuery(entriesQuery(slug));
  const { data: jury } = useSuspenseQuery(juryQuery(slug));
  const scored = jury.reduce((sum, member) => sum + member.scored, 0);
  const total = jury.reduce((sum, member) => sum + member.total, 0);
  const actions = contest.me.can.end && (
    <ButtonAnchor href={endContestPath(slug)} look={isPassed ? "primary" : "secondary"}>
      {copy.end}
    </ButtonAnchor>
  );
  return (
    <Panel
      actions={actions}
      help={isPassed ? copy.passedHelp : undefined}
      title={isPassed ? copy.passedTitle : copy.runningTitle}
    >
      <dl className={`grid grid-cols-2 gap-x-6 gap-y-5 ${isPassed ? "sm:grid-cols-4" : "sm:grid-cols-3"}`}>
        <Figure
          title={isPassed ? copy.deadline : copy.timeLeft}
          value={isPassed ? undefined : <TimeLeft deadline={contest.deadline} />}
        >
          <DateTime date={contest.deadline} format="long" />
        </Figure>
        <Figure title={copy.entrants} value={formatCount(counts?.handedIn ?? 0)} />
        <Figure title={copy.texts} value={formatCount(entries.length)} />
        {!isPassed && (
          <Figure title={copy.started} value={formatCount((counts?.begun ?? 0) - (counts?.handedIn ?? 0))} />
        )}
        <Figure title={copy.judged} value={jury.length > 0 ? copy.judgedOf(scored, total) : undefined}>
          {jury.length === 0 && (
            <>
              {copy.noJury}.{" "}
              <SiteLink className="link" path={contestJuryPath(slug)}>
                {copy.inviteJury}
              </SiteLink>
            </>
          )}
        </Figure>
      </dl>
    </Panel>
  );
}

function TimeLeft({ deadline }: { deadline: string }) {
  const left = useTimeLeft(deadline);
  return left === undefined ? UNKNOWN_TIME : timeLeftText(left);
}

/** A number with its title. */
const Figure = ({ title, value, children }: { title: string; value?: ReactNode; children?: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-sm text-ink-soft">{title}</dt>
    {value !== undefined && <dd className="font-display text-2xl tabular-nums">{value}</dd>}
    {children && <dd>{children}</dd>}
  </div>
);
