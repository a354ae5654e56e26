import { createFileRoute } from "@tanstack/react-router";
import { loadCourseChoices } from "#features/courses/course-management/form/choices.ts";
import { courseBreadcrumbs } from "#features/courses/course-management/managed-course.ts";
import { editedCourseQuery } from "#features/courses/course-management/management.queries.ts";
import { SettingsPage } from "#features/courses/course-management/settings/settings-page.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/instellingen")({
  loader: async (args) => {
    const [course, choices] = await Promise.all([
      load(args, editedCourseQuery(args.params.slug)),
      loadCourseChoices(args),
    ]);
    return { course, choices, breadcrumbs: courseBreadcrumbs(course, "Instellingen") };
  },
  // A form must not start from a cached, older course.
  gcTime: 0,
  head: ({ loaderData }) =>
    unlistedHead("account", { title: loaderData && `${loaderData.course.title}: instellingen` }),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { course, choices } = Route.useLoaderData();
  return <SettingsPage choices={choices} course={course} key={course.id} me={Route.useRouteContext().me} />;
}
