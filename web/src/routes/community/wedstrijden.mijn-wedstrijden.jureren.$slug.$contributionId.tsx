import { createFileRoute } from "@tanstack/react-router";
import { JudgedTextPage } from "#features/contests/jury/judged-text-page.tsx";
import { JUDGING_PATH, judgingPath, CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { judgedTextQuery } from "#features/contests/jury/jury.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/jureren/$slug/$contributionId")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    const { title, contest } = await load(args, judgedTextQuery(args.params.contributionId));
    return {
      head: unlistedHead("community", { title: `${title} jureren` }),
      breadcrumbs: breadcrumbs(
        title,
        ["Wedstrijden", CONTESTS_PATH],
        ["Jureren", JUDGING_PATH],
        [contest.title, judgingPath(contest.slug)],
      ),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: JudgedTextRoute,
});

function JudgedTextRoute() {
  const { contributionId } = Route.useParams();
  return <JudgedTextPage id={contributionId} key={contributionId} />;
}
