import { createFileRoute } from "@tanstack/react-router";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { editedContestQuery } from "#features/contests/contest-management/management.queries.ts";
import { SettingsPage } from "#features/contests/contest-management/settings/settings-page.tsx";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/instellingen")({
  loader: async (args) => {
    const { slug } = args.params;
    const [contest, genres] = await Promise.all([load(args, editedContestQuery(slug)), load(args, genresQuery)]);
    return { contest, genres, breadcrumbs: contestBreadcrumbs(contest, "Instellingen") };
  },
  // A form must not start from a cached, older contest.
  gcTime: 0,
  head: ({ loaderData }) =>
    unlistedHead("account", { title: loaderData && `${loaderData.contest.title}: instellingen` }),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { contest, genres } = Route.useLoaderData();
  return <SettingsPage contest={contest} genres={genres} key={contest.id} />;
}
