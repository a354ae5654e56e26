import { createFileRoute } from "@tanstack/react-router";
import { SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { PersonalDataPage } from "#features/personal-data/personal-data-page.tsx";
import { personalDataQuery } from "#features/personal-data/personal-data.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/instellingen/privacy/data")({
  loader: async (args) => void (await load(args, personalDataQuery)),
  head: () => unlistedHead("account", { title: "Mijn gegevens" }),
  staticData: { breadcrumbs: breadcrumbs("Mijn gegevens", ["Instellingen", SETTINGS_PATH]) },
  component: PersonalDataPage,
});
