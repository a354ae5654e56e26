import { createFileRoute } from "@tanstack/react-router";
import { ManagedActivitiesPage } from "#features/activities/activity-management/list/managed-activities-page.tsx";
import { managedActivitiesQuery } from "#features/activities/activities/activity.queries.ts";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/beheer/activiteiten/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async (args) => {
    // Without the right to create activities there is nothing to list: the page says how to ask for it.
    if (args.context.me.userCanCreateActivities) await load(args, managedActivitiesQuery(args.deps.page));
  },
  head: () => unlistedHead("account", { title: "Activiteiten beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("activities") },
  component: ActivitiesRoute,
});

function ActivitiesRoute() {
  const { me } = Route.useRouteContext();
  return <ManagedActivitiesPage me={me} page={Route.useLoaderDeps().page} />;
}
