import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadCourseChoices } from "#features/courses/course-management/form/choices.ts";
import { NewCoursePage } from "#features/courses/course-management/settings/new-course-page.tsx";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/cursussen/maken")({
  beforeLoad: ({ context }) => {
    if (!context.me.userCanCreateCourses) throw redirect({ href: MANAGED_COURSES_PATH, statusCode: 302 });
  },
  loader: async (args) => ({ choices: await loadCourseChoices(args) }),
  head: () => unlistedHead("account", { title: "Een cursus maken" }),
  staticData: { breadcrumbs: managedBreadcrumbs("courses", "Nieuw") },
  component: NewCourseRoute,
});

function NewCourseRoute() {
  return <NewCoursePage choices={Route.useLoaderData().choices} me={Route.useRouteContext().me} />;
}
