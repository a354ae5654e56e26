import { createFileRoute } from "@tanstack/react-router";
import { ParticipationsPage } from "#features/contests/participations/participations-page.tsx";
import { participationsQuery } from "#features/contests/participations/participation.queries.ts";
import { CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/deelnames/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    await load(args, participationsQuery);
    return {
      head: unlistedHead("community", { title: "Mijn deelnames" }),
      breadcrumbs: breadcrumbs("Mijn deelnames", ["Wedstrijden", CONTESTS_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ParticipationsPage,
});
