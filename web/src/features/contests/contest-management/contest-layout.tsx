import type { Contest } from "@inktvis/contract/features/contests/contests";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { siteHref, SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { TabLinks } from "#features/management/tab-links.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
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
import { managedContestQuery } from "./management.queries.ts";
import { managementMessages as copy } from "./messages.nl.ts";
import { StateMark } from "./state-mark.tsx";

/** The frame of the pages that manage a contest: title, state, tabs, and a link to the public page. */
export function ContestLayout({ slug, children }: { slug: string; children: ReactNode }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const currentSite = useCurrentSite();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-4 sm:pt-12">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 justify-items-start gap-2.5">
            <StateMark contest={contest} />
            <p className="font-display text-2xl leading-tight font-semibold tracking-tight sm:text-3xl">
              <SiteLink className="hover:text-accent-ink" path={managedContestPath(contest.slug)}>
                {contest.title}
              </SiteLink>
            </p>
          </div>
          {/* Before it is published, the dashboard links to a preview. */}
          {contest.publishedAt && (
            <ButtonAnchor href={siteHref(currentSite, "community", contestPath(contest.slug))} look="secondary">
              {copy.publicPage}
              <External className="size-4" />
            </ButtonAnchor>
          )}
        </div>
        <TabLinks label={copy.contestNav} links={tabsOf(contest)} />
      </header>
      {children}
    </div>
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
