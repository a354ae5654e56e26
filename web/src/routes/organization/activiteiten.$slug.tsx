import { createFileRoute } from "@tanstack/react-router";
import { ACTIVITIES_PATH } from "@inktvis/contract/page-paths/organization";
import { activityHead } from "#features/activities/activities/activity-head.ts";
import { ActivityPage } from "#features/activities/activities/activity-page.tsx";
import { activityQuery } from "#features/activities/activities/activity.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { ThingPending } from "#platform/pending.tsx";

export const Route = createFileRoute("/organization/activiteiten/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    const activity = await load(args, activityQuery(slug));
    if (activity.slug !== slug) throw redirectToSlug(args, activity.slug);
    return {
      head: activityHead(args.context.addresses, activity),
      breadcrumbs: breadcrumbs(activity.title, ["Activiteiten", ACTIVITIES_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ActivityPage,
  pendingComponent: ThingPending,
});
