import { createFileRoute, redirect } from "@tanstack/react-router";
import { ExportPage } from "#features/contests/contest-management/export/export-page.tsx";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/exporteer")({
  beforeLoad: ({ context: { contest } }) => {
    // Only interactive contests have entries.
    if (contest.mode === "display" || !contest.publishedAt) {
      throw redirect({ href: managedContestPath(contest.slug), statusCode: 302 });
    }
  },
  loader: ({ context: { contest } }) => ({
    title: contest.title,
    breadcrumbs: contestBreadcrumbs(contest, "Exporteren"),
  }),
  head: ({ loaderData }) =>
    unlistedHead("account", { title: loaderData && `${loaderData.title}: inzendingen downloaden` }),
  component: ExportRoute,
});

function ExportRoute() {
  return <ExportPage slug={Route.useParams().slug} />;
}
