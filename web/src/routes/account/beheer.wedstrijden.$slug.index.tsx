import { createFileRoute } from "@tanstack/react-router";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import {
  entriesQuery,
  juryQuery,
  staffActsQuery,
  winnersQuery,
} from "#features/contests/contest-management/management.queries.ts";
import { DashboardPage } from "#features/contests/contest-management/dashboard/dashboard-page.tsx";
import { readEntryView } from "#features/contests/contest-management/dashboard/entry-list.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/")({
  validateSearch: readEntryView,
  loader: async (args) => {
    const { contest } = args.context;
    const isEntered = contest.mode === "interactive" && contest.publishedAt;
    await Promise.all([
      load(args, staffActsQuery(contest.slug, 1)),
      isEntered && load(args, entriesQuery(contest.slug)),
      isEntered && (contest.endedAt ? load(args, winnersQuery(contest.slug)) : load(args, juryQuery(contest.slug))),
    ]);
    return { title: contest.title, breadcrumbs: contestBreadcrumbs(contest) };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardPage slug={Route.useParams().slug} view={Route.useSearch()} />;
}
