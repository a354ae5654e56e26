import { createFileRoute, redirect } from "@tanstack/react-router";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { ContestWizard } from "#features/contests/contest-management/wizard/contest-wizard.tsx";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/maken")({
  beforeLoad: ({ context }) => {
    if (!context.me.userCanCreateContests) throw redirect({ href: MANAGED_CONTESTS_PATH, statusCode: 302 });
  },
  loader: async (args) => ({ genres: await load(args, genresQuery) }),
  head: () => unlistedHead("account", { title: "Een wedstrijd maken" }),
  staticData: { breadcrumbs: managedBreadcrumbs("contests", "Nieuw") },
  component: NewContestRoute,
});

function NewContestRoute() {
  return <ContestWizard genres={Route.useLoaderData().genres} />;
}
