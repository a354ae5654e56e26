import { createFileRoute } from "@tanstack/react-router";
import { CourseListPage } from "#features/courses/course-management/list/course-list-page.tsx";
import { managedCoursesQuery } from "#features/courses/course-management/management.queries.ts";
import { listBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/beheer/cursussen/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async (args) => {
    // Without the right to create courses there is nothing to list: the page says how to ask for it.
    if (args.context.me.userCanCreateCourses) await load(args, managedCoursesQuery(args.deps.page));
  },
  head: () => unlistedHead("account", { title: "Cursussen beheren" }),
  staticData: { breadcrumbs: listBreadcrumbs("courses") },
  component: CoursesRoute,
});

function CoursesRoute() {
  const { me } = Route.useRouteContext();
  return <CourseListPage me={me} page={Route.useLoaderDeps().page} />;
}
