import { createFileRoute } from "@tanstack/react-router";
import { JudgingPage } from "#features/contests/jury/judging-page.tsx";
import { JUDGING_PATH, CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { judgedContributionsQuery } from "#features/contests/jury/jury.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

interface Search {
  toon?: "open" | undefined;
  volgorde?: "score" | undefined;
}

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/jureren/$slug/")({
  validateSearch: ({ toon, volgorde }: Record<string, unknown>): Search => ({
    toon: toon === "open" ? toon : undefined,
    volgorde: volgorde === "score" ? volgorde : undefined,
  }),
  loaderDeps: ({ search: { toon } }) => ({ onlyOpen: toon === "open" }),
  beforeLoad: requireLogin,
  loader: async (args) => {
    const { meta } = await load(args, judgedContributionsQuery(args.params.slug, args.deps.onlyOpen));
    const { title } = meta.contest;
    return {
      head: unlistedHead("community", { title: `${title} jureren` }),
      breadcrumbs: breadcrumbs(title, ["Wedstrijden", CONTESTS_PATH], ["Jureren", JUDGING_PATH]),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: JudgingRoute,
});

function JudgingRoute() {
  const byScore = Route.useSearch().volgorde === "score";
  return <JudgingPage {...Route.useLoaderDeps()} byScore={byScore} slug={Route.useParams().slug} />;
}
