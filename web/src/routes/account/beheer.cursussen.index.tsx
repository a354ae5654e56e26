import { createFileRoute } from "@tanstack/react-router";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { UpcomingManagementPage } from "#features/management/upcoming-management-page.tsx";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/cursussen/")({
  head: () => unlistedHead("account", { title: "Cursussen beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("courses") },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <UpcomingManagementPage kind="courses" me={Route.useRouteContext().me} />;
}
