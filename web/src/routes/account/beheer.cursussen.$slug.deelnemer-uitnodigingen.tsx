import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { courseBreadcrumbs } from "#features/courses/course-management/managed-course.ts";
import { CourseInvitingPage } from "#features/enrolments/inviting/course-inviting-page.tsx";
import { courseInvitationsQuery } from "#features/enrolments/inviting/participant-invitations.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/deelnemer-uitnodigingen")({
  beforeLoad: ({ context: { course } }) => {
    // Nobody can have been invited to this course (docs/product/invitations.md#who-and-when).
    if (!course.hasEnrollments || course.publishedAt === null)
      throw redirect({ href: managedCoursePath(course.slug), statusCode: 302 });
  },
  loader: async (args) => {
    const { course } = args.context;
    await load(args, courseInvitationsQuery(course.slug));
    return {
      head: unlistedHead("account", { title: `Deelnemers uitnodigen voor ${course.title}` }),
      breadcrumbs: courseBreadcrumbs(course, "Deelnemers uitnodigen"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CourseInvitingRoute,
});

function CourseInvitingRoute() {
  return <CourseInvitingPage slug={Route.useParams().slug} />;
}
