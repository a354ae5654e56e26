import { createFileRoute, redirect } from "@tanstack/react-router";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { MANAGED_CONTESTS_PATH, managedContestPath } from "@inktvis/contract/page-paths/account";
import { PublishPage } from "#features/contests/contest-management/publishing/publish-page.tsx";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/publiceren")({
  beforeLoad: ({ context: { contest } }) => {
    if (contest.publishedAt) throw redirect({ href: managedContestPath(contest.slug), statusCode: 302 });
    if (!contest.me.can.publish) throw redirect({ href: MANAGED_CONTESTS_PATH, statusCode: 302 });
  },
  loader: ({ context: { contest } }) => ({ contest, breadcrumbs: contestBreadcrumbs(contest, "Publiceren") }),
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.contest.title} publiceren` }),
  component: PublishRoute,
});

function PublishRoute() {
  return <PublishPage contest={Route.useLoaderData().contest} />;
}
