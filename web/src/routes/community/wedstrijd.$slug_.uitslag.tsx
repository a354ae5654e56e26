import { createFileRoute, redirect } from "@tanstack/react-router";
import { contestResultPath } from "@inktvis/contract/page-paths/community";
import { resultBreadcrumbs, resultHead } from "#features/contests/results/result-head.ts";
import { ResultPage } from "#features/contests/results/result-page.tsx";
import { resultQuery } from "#features/contests/results/result.queries.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/community/wedstrijd/$slug_/uitslag")({
  loader: async (args) => {
    const { slug } = args.params;
    const result = await load(args, resultQuery(slug));
    const current = result.contest.slug;
    if (current !== slug) throw redirect({ href: contestResultPath(current), statusCode: 301 });
    return { head: resultHead(args.context.addresses, result), breadcrumbs: resultBreadcrumbs(result.contest) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResultRoute,
});

function ResultRoute() {
  return <ResultPage slug={Route.useParams().slug} />;
}
