import { createFileRoute } from "@tanstack/react-router";
import { ParticipationsPage } from "../../features/participations/participations-page.tsx";
import { participationsQuery } from "../../features/participations/participation.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/deelnames/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    await load(args, participationsQuery);
  },
  head: () => pageHead("community", { title: "Mijn deelnames", noindex: true }),
  staticData: { breadcrumbs: breadcrumbs("Mijn deelnames", ["Wedstrijden", "/wedstrijden"]) },
  component: ParticipationsPage,
});
