import { createFileRoute } from "@tanstack/react-router";
import { MANAGEMENT_PATH } from "@inktvis/contract/page-paths/account";
import { UpcomingManagementPage } from "#features/management/upcoming-management-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/")({
  head: () => unlistedHead("account", { title: "Online cursussen beheren" }),
  staticData: { breadcrumbs: breadcrumbs("Online cursussen", ["Beheer", MANAGEMENT_PATH]) },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <UpcomingManagementPage kind="e-cursussen" me={Route.useRouteContext().me} />;
}
