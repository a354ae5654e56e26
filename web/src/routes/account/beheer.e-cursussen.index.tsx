import { createFileRoute } from "@tanstack/react-router";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { UpcomingManagementPage } from "#features/management/upcoming-management-page.tsx";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/")({
  head: () => unlistedHead("account", { title: "Online cursussen beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("ecourses") },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <UpcomingManagementPage me={Route.useRouteContext().me} />;
}
