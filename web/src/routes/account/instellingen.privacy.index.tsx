import { createFileRoute } from "@tanstack/react-router";
import { SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { PrivacyPage } from "#features/accounts/settings/privacy/privacy-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/instellingen/privacy/")({
  head: () => unlistedHead("account", { title: "Privacy" }),
  staticData: { breadcrumbs: breadcrumbs("Privacy", ["Instellingen", SETTINGS_PATH]) },
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return <PrivacyPage me={Route.useRouteContext().me} />;
}
