import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ManagedFrame } from "#features/management/managed-frame.tsx";
import {
  contestExportPath,
  contestJuryPath,
  contestMessagesPath,
  contestParticipantsPath,
  contestSettingsPath,
  managedContestPath,
  manageResultPath,
} from "@inktvis/contract/page-paths/account";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { ContestStateMark } from "./contest-state-mark.tsx";
import { managedContestQuery } from "./management.queries.ts";
import { managementMessages as copy } from "./messages.nl.ts";

/** The frame of the pages that manage a contest: its state, its tabs, and a link to its page on the community site. */
export function ContestLayout({ slug, children }: { slug: string; children: ReactNode }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  return (
    <ManagedFrame
      mark={<ContestStateMark contest={contest} />}
      path={managedContestPath(contest.slug)}
      publicPage={contest.publishedAt === null ? null : { site: "community", path: contestPath(contest.slug) }}
      tabs={tabsOf(contest)}
      tabsLabel={copy.contestNav}
      title={contest.title}
    >
      {children}
    </ManagedFrame>
  );
}

/** The tabs, which depend on the state of the contest (docs/product/contests.md#pages-of-management). */
function tabsOf({ slug, mode, publishedAt, me }: Contest) {
  const isPublished = mode === "interactive" && publishedAt !== null;
  return [
    { path: managedContestPath(slug), title: copy.dashboard },
    { path: contestSettingsPath(slug), title: copy.settings },
    ...(me.can.invite
      ? [
          { path: contestJuryPath(slug), title: copy.jury },
          { path: contestParticipantsPath(slug), title: copy.participants },
        ]
      : []),
    ...(me.can.editResult ? [{ path: manageResultPath(slug), title: copy.result }] : []),
    ...(me.can.message ? [{ path: contestMessagesPath(slug), title: copy.messages }] : []),
    ...(isPublished ? [{ path: contestExportPath(slug), title: copy.export }] : []),
  ];
}
