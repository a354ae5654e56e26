import { createFileRoute, redirect } from "@tanstack/react-router";
import { MANAGED_ACTIVITIES_PATH } from "@inktvis/contract/page-paths/account";
import { NewActivityPage } from "#features/activities/activity-management/form/activity-form-page.tsx";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/activiteiten/maken")({
  beforeLoad: ({ context }) => {
    if (!context.me.userCanCreateActivities) throw redirect({ href: MANAGED_ACTIVITIES_PATH, statusCode: 302 });
  },
  loader: async (args) => ({ genres: await load(args, genresQuery) }),
  head: () => unlistedHead("account", { title: "Een activiteit maken" }),
  staticData: { breadcrumbs: managedBreadcrumbs("activities", "Nieuw") },
  component: NewActivityRoute,
});

function NewActivityRoute() {
  const { me } = Route.useRouteContext();
  return <NewActivityPage genres={Route.useLoaderData().genres} me={me} />;
}
