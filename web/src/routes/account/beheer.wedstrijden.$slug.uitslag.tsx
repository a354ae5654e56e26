import { createFileRoute, redirect } from "@tanstack/react-router";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { entriesQuery } from "#features/contests/contest-management/management.queries.ts";
import { ManageResultPage } from "#features/contests/contest-management/result/manage-result-page.tsx";
import { editedResultQuery } from "#features/contests/contest-management/result/result-form.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/uitslag")({
  beforeLoad: ({ context: { contest } }) => {
    if (!contest.me.can.editResult) throw redirect({ href: managedContestPath(contest.slug), statusCode: 302 });
  },
  loader: async (args) => {
    const { contest } = args.context;
    await Promise.all([load(args, editedResultQuery(contest.slug)), load(args, entriesQuery(contest.slug))]);
    return { title: contest.title, breadcrumbs: contestBreadcrumbs(contest, "Uitslag") };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `Uitslag van ${loaderData.title}` }),
  component: ResultRoute,
});

function ResultRoute() {
  return <ManageResultPage slug={Route.useParams().slug} />;
}
