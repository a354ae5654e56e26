import { createFileRoute } from "@tanstack/react-router";
import { ContestListPage } from "#features/contests/contest-management/list/contest-list-page.tsx";
import { managedContestsQuery } from "#features/contests/contest-management/management.queries.ts";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async (args) => {
    // Without the right to create contests there is nothing to list: the page says how to ask for it.
    if (args.context.me.userCanCreateContests) await load(args, managedContestsQuery(args.deps.page));
  },
  head: () => unlistedHead("account", { title: "Wedstrijden beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("contests") },
  component: ContestsRoute,
});

function ContestsRoute() {
  const { me } = Route.useRouteContext();
  return <ContestListPage me={me} page={Route.useLoaderDeps().page} />;
}
