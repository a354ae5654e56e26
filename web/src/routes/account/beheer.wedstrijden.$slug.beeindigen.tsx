import { createFileRoute, redirect } from "@tanstack/react-router";
import { EndPage } from "#features/contests/contest-management/ending/end-page.tsx";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { MANAGED_CONTESTS_PATH, managedContestPath } from "@inktvis/contract/page-paths/account";
import { entriesQuery, juryQuery } from "#features/contests/contest-management/management.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/beeindigen")({
  beforeLoad: ({ context: { contest } }) => {
    if (contest.endedAt) throw redirect({ href: managedContestPath(contest.slug), statusCode: 302 });
    if (!contest.me.can.end) throw redirect({ href: MANAGED_CONTESTS_PATH, statusCode: 302 });
  },
  loader: async (args) => {
    const { contest } = args.context;
    await Promise.all([load(args, entriesQuery(contest.slug)), load(args, juryQuery(contest.slug))]);
    return { title: contest.title, breadcrumbs: contestBreadcrumbs(contest, "Beëindigen") };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.title} beëindigen` }),
  component: EndRoute,
});

function EndRoute() {
  return <EndPage slug={Route.useParams().slug} />;
}
