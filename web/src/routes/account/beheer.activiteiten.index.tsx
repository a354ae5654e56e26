import { createFileRoute } from "@tanstack/react-router";
import { ComingManagementPage } from "#features/management/coming-management-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { pageHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/activiteiten/")({
  head: () => pageHead("account", { title: "Activiteiten beheren", noindex: true }),
  staticData: { breadcrumbs: breadcrumbs("Activiteiten", ["Beheer", "/beheer"]) },
  component: ManagementRoute,
});

function ManagementRoute() {
  return <ComingManagementPage me={Route.useRouteContext().me} things="activiteiten" />;
}
