import { createFileRoute } from "@tanstack/react-router";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { UpcomingManagementPage } from "#features/management/upcoming-management-page.tsx";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/activiteiten/")({
  head: () => unlistedHead("account", { title: "Activiteiten beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("activities") },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <UpcomingManagementPage kind="activities" me={Route.useRouteContext().me} />;
}
