import { createFileRoute } from "@tanstack/react-router";
import { managedEcoursesQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { EcourseListPage } from "#features/ecourses/ecourses/list/ecourse-list-page.tsx";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/")({
  loader: async (args) => {
    // Without the right to create online courses there is nothing to list: the page says how to ask for it.
    if (args.context.me.userCanCreateEcourses) await load(args, managedEcoursesQuery);
  },
  head: () => unlistedHead("account", { title: "Online cursussen beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("ecourses") },
  component: EcoursesRoute,
});

function EcoursesRoute() {
  return <EcourseListPage me={Route.useRouteContext().me} />;
}
