import { createFileRoute } from "@tanstack/react-router";
import { OwnTextsPage } from "#features/texts/texts/own-texts-page.tsx";
import { draftsQuery, ownTextsQuery } from "#features/texts/texts/own-text.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/schrijven/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    await Promise.all([load(args, ownTextsQuery), load(args, draftsQuery)]);
    return {
      head: unlistedHead("community", { title: "Mijn teksten" }),
      breadcrumbs: breadcrumbs("Schrijven"),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OwnTextsPage,
});
