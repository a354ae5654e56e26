import { createFileRoute } from "@tanstack/react-router";
import { OwnTextsPage } from "../../features/texts/own-texts-page.tsx";
import { ownTextsQuery } from "../../features/texts/text.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/schrijven/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    await load(args, ownTextsQuery);
  },
  head: () => pageHead("community", { title: "Mijn teksten", noindex: true }),
  staticData: { breadcrumbs: breadcrumbs("Schrijven") },
  component: OwnTextsPage,
});
