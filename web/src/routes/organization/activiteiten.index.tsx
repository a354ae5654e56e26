import { createFileRoute } from "@tanstack/react-router";
import { activityListHead } from "#features/activities/activities/activity-head.ts";
import {
  ActivityListFailed,
  ActivityListPage,
  ActivityListPending,
} from "#features/activities/activities/activity-list-page.tsx";
import { activityListQuery } from "#features/activities/activities/activity.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/organization/activiteiten/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async (args) => {
    const { page } = args.deps;
    await load(args, activityListQuery(page));
    return { head: activityListHead(args.context.addresses, page), breadcrumbs: breadcrumbs("Activiteiten") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ActivityListPage,
  pendingComponent: ActivityListPending,
  errorComponent: ActivityListFailed,
});
