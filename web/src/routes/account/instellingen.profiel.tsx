import { createFileRoute } from "@tanstack/react-router";
import { SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { countriesQuery } from "#features/people/countries/country.queries.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { ProfilePage } from "#features/accounts/settings/profile/profile-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/instellingen/profiel")({
  loader: async (args) => {
    const [genres] = await Promise.all([load(args, genresQuery), load(args, countriesQuery)]);
    return { genres };
  },
  head: () => unlistedHead("account", { title: "Mijn profiel" }),
  staticData: { breadcrumbs: breadcrumbs("Mijn profiel", ["Instellingen", SETTINGS_PATH]) },
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfilePage genres={Route.useLoaderData().genres} me={Route.useRouteContext().me} />;
}
