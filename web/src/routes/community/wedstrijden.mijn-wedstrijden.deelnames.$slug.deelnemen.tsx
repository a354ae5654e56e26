import { createFileRoute } from "@tanstack/react-router";
import { EntryPage } from "../../features/participations/entry-page.tsx";
import { PARTICIPATIONS_PATH, type Step, STEPS } from "../../features/participations/participation-addresses.ts";
import {
  countriesQuery,
  enteredContestQuery,
  participationQuery,
} from "../../features/participations/participation.queries.ts";
import { ownTextsQuery } from "../../features/texts/own-text.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/deelnames/$slug/deelnemen")({
  validateSearch: ({ stap }: Record<string, unknown>): { stap?: Step | undefined } => ({
    stap: STEPS.find((step) => step === stap),
  }),
  beforeLoad: requireLogin,
  loader: async (args) => {
    const [participation] = await Promise.all([
      load(args, participationQuery(args.params.slug)),
      load(args, ownTextsQuery),
      load(args, countriesQuery),
    ]);
    const contest = participation?.contest ?? (await load(args, enteredContestQuery(args.params.slug)));
    return { title: contest.title, breadcrumbs: breadcrumbs(contest.title, ["Mijn deelnames", PARTICIPATIONS_PATH]) };
  },
  head: ({ loaderData }) =>
    pageHead("community", { title: loaderData && `Deelnemen aan ${loaderData.title}`, noindex: true }),
  component: EntryRoute,
});

function EntryRoute() {
  const { slug } = Route.useParams();
  const { stap } = Route.useSearch();
  return <EntryPage key={slug} slug={slug} wanted={stap} />;
}
