import { createFileRoute } from "@tanstack/react-router";
import { MANAGEMENT_PATH } from "@inktvis/contract/page-paths/account";
import { UpcomingManagementPage } from "#features/management/upcoming-management-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/activiteiten/")({
  head: () => unlistedHead("account", { title: "Activiteiten beheren" }),
  staticData: { breadcrumbs: breadcrumbs("Activiteiten", ["Beheer", MANAGEMENT_PATH]) },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <UpcomingManagementPage kind="activiteiten" me={Route.useRouteContext().me} />;
}
