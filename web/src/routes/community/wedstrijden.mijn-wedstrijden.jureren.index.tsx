import { createFileRoute } from "@tanstack/react-router";
import { JudgedContestsPage } from "#features/contests/jury/judged-contests-page.tsx";
import { judgedContestsQuery } from "#features/contests/jury/jury.queries.ts";
import { CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/jureren/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    await load(args, judgedContestsQuery);
    return {
      head: unlistedHead("community", { title: "Jureren" }),
      breadcrumbs: breadcrumbs("Jureren", ["Wedstrijden", CONTESTS_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: JudgedContestsPage,
});
