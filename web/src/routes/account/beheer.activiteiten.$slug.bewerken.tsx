import { createFileRoute } from "@tanstack/react-router";
import { editActivityPath } from "@inktvis/contract/page-paths/account";
import { EditActivityPage } from "#features/activities/activity-management/form/activity-form-page.tsx";
import { editedActivityQuery } from "#features/activities/activities/activity.queries.ts";
import { loadManaged, managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/activiteiten/$slug/bewerken")({
  loader: async (args) => {
    const [activity, genres] = await Promise.all([
      loadManaged(args, { kind: "activities", query: editedActivityQuery, pathOf: editActivityPath }),
      load(args, genresQuery),
    ]);
    return { activity, genres, breadcrumbs: managedBreadcrumbs("activities", activity.title) };
  },
  // A form must not start from a cached, older activity.
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.activity.title}: bewerken` }),
  component: EditActivityRoute,
});

function EditActivityRoute() {
  const { activity, genres } = Route.useLoaderData();
  const { me } = Route.useRouteContext();
  return <EditActivityPage activity={activity} genres={genres} key={activity.id} me={me} />;
}
