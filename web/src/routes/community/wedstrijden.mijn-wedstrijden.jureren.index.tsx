import { createFileRoute } from "@tanstack/react-router";
import { JudgedContestsPage } from "../../features/jury/judged-contests-page.tsx";
import { judgedContestsQuery } from "../../features/jury/jury.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/jureren/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    await load(args, judgedContestsQuery);
  },
  head: () => pageHead("community", { title: "Jureren", noindex: true }),
  staticData: { breadcrumbs: breadcrumbs("Jureren", ["Wedstrijden", "/wedstrijden"]) },
  component: JudgedContestsPage,
});
