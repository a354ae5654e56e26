import { createFileRoute } from "@tanstack/react-router";
import { CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { contestHead } from "#features/contests/contests/contest-head.ts";
import { ContestPage } from "#features/contests/contests/contest-page.tsx";
import { contestQuery } from "#features/contests/contests/contest.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { ThingPending } from "#platform/pending.tsx";

export const Route = createFileRoute("/community/wedstrijd/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    const contest = await load(args, contestQuery(slug));
    if (contest.slug !== slug) throw redirectToSlug(args, contest.slug);
    return {
      head: contestHead(args.context.addresses, contest),
      breadcrumbs: breadcrumbs(contest.title, ["Wedstrijden", CONTESTS_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ContestPage,
  pendingComponent: ThingPending,
});
