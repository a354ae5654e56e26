import { createFileRoute, redirect } from "@tanstack/react-router";
import { countriesQuery } from "#features/people/countries/country.queries.ts";
import { EntryPage } from "#features/contests/participations/entry-page.tsx";
import { ENTRY_STEPS, entryPath, PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { contestToEnterQuery, participationQuery } from "#features/contests/participations/participation.queries.ts";
import { ownTextsQuery } from "#features/texts/texts/own-text.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";
import { searchText } from "#platform/search-params.ts";

interface Search {
  stap?: string | undefined;
  /** The id of a text that was just written for this contest. */
  tekst?: string | undefined;
}

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/deelnames/$slug/deelnemen")({
  validateSearch: ({ stap, tekst }: Record<string, unknown>): Search => ({
    stap: searchText(stap),
    tekst: searchText(tekst),
  }),
  beforeLoad: requireLogin,
  loader: async (args) => {
    const [participation] = await Promise.all([
      load(args, participationQuery(args.params.slug)),
      load(args, ownTextsQuery),
      load(args, countriesQuery),
    ]);
    const contest = participation?.contest ?? (await load(args, contestToEnterQuery(args.params.slug)));
    // A link in a mail from before the title of the contest changed.
    if (contest.slug !== args.params.slug)
      throw redirect({ href: entryPath(contest.slug) + args.location.searchStr, statusCode: 301 });
    return {
      head: unlistedHead("community", { title: `Deelnemen aan ${contest.title}` }),
      breadcrumbs: breadcrumbs(contest.title, ["Mijn deelnames", PARTICIPATIONS_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: EntryRoute,
});

function EntryRoute() {
  const { slug } = Route.useParams();
  const { stap, tekst } = Route.useSearch();
  return (
    <EntryPage key={slug} newTextId={tekst} requestedStep={ENTRY_STEPS.find((step) => step === stap)} slug={slug} />
  );
}
