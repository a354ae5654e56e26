import { createFileRoute, redirect } from "@tanstack/react-router";
import { MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { courseEnrolmentPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import { isActive } from "#features/enrolments/own-courses/is-active.ts";
import { OwnCoursePage } from "#features/enrolments/own-courses/own-course-page.tsx";
import { leavingQuery, ownCourseQuery } from "#features/enrolments/own-courses/own-courses.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";

export const Route = createFileRoute("/account/cursussen/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    const enrolment = await load(args, ownCourseQuery(slug));
    if (!enrolment) throw redirect({ href: MY_COURSES_PATH, statusCode: 302 });
    const { course, finalizedAt } = enrolment;
    if (finalizedAt === null) {
      const page = originOf(args.context.addresses, "organization") + courseEnrolmentPath(course.slug);
      throw redirect({ href: page, statusCode: 302 });
    }
    if (course.slug !== slug) throw redirectToSlug(args, course.slug);
    if (isActive(enrolment)) await load(args, leavingQuery(course.slug));
    return { title: course.title, breadcrumbs: breadcrumbs(course.title, ["Mijn cursussen", MY_COURSES_PATH]) };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: OwnCourseRoute,
});

function OwnCourseRoute() {
  return <OwnCoursePage slug={Route.useParams().slug} />;
}
