import { createFileRoute } from "@tanstack/react-router";
import { MANAGEMENT_PATH } from "@inktvis/contract/page-paths/account";
import { UpcomingManagementPage } from "#features/management/upcoming-management-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/cursussen/")({
  head: () => unlistedHead("account", { title: "Cursussen beheren" }),
  staticData: { breadcrumbs: breadcrumbs("Cursussen", ["Beheer", MANAGEMENT_PATH]) },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <UpcomingManagementPage kind="cursussen" me={Route.useRouteContext().me} />;
}
