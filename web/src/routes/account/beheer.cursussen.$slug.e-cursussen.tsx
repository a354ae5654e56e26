import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { courseBreadcrumbs, requireEnrolments } from "#features/courses/course-management/managed-course.ts";
import { CourseEcoursesPage } from "#features/ecourses/access/course-ecourses-page.tsx";
import { linkedEcoursesQuery } from "#features/ecourses/access/access.queries.ts";
import { managedEcoursesQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/e-cursussen")({
  beforeLoad: ({ context: { course, me } }) => {
    requireEnrolments(course);
    if (!me.userCanCreateEcourses) throw redirect({ href: managedCoursePath(course.slug), statusCode: 302 });
  },
  loader: async (args) => {
    const { course } = args.context;
    await Promise.all([load(args, linkedEcoursesQuery(course.slug)), load(args, managedEcoursesQuery)]);
    return {
      head: unlistedHead("account", { title: `Online cursussen bij ${course.title}` }),
      breadcrumbs: courseBreadcrumbs(course, "Online cursussen"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CourseEcoursesRoute,
});

function CourseEcoursesRoute() {
  return <CourseEcoursesPage slug={Route.useParams().slug} />;
}
