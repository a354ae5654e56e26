import { createFileRoute } from "@tanstack/react-router";
import { cancellationQuery } from "#features/courses/course-management/cancelling/cancelling.queries.ts";
import { CourseFiguresPanel } from "#features/courses/course-management/figures/course-figures.tsx";
import { figuresQuery } from "#features/courses/course-management/figures/figures.queries.ts";
import { DashboardPage } from "#features/courses/course-management/dashboard/dashboard-page.tsx";
import { courseBreadcrumbs } from "#features/courses/course-management/managed-course.ts";
import { OpenRequests } from "#features/enrolments/participants/open-requests.tsx";
import { ParticipantGroups } from "#features/enrolments/participants/participant-groups.tsx";
import { loadParticipantGroups } from "#features/enrolments/participants/participants.queries.ts";
import { WaitingListPanel } from "#features/enrolments/waiting-list/waiting-list-panel.tsx";
import { waitingPeopleQuery } from "#features/enrolments/waiting-list/waiting-list.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/")({
  loader: async (args) => {
    const { course } = args.context;
    if (course.hasEnrollments)
      await Promise.all([
        load(args, cancellationQuery(course.slug)),
        load(args, figuresQuery(course.slug)),
        loadParticipantGroups(args, course.slug),
        load(args, waitingPeopleQuery(course.slug)),
      ]);
    return { title: course.title, breadcrumbs: courseBreadcrumbs(course) };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { course } = Route.useRouteContext();
  return (
    <>
      {course.hasEnrollments && <OpenRequests course={course} />}
      <DashboardPage slug={course.slug}>
        <CourseFiguresPanel slug={course.slug} />
        <ParticipantGroups course={course} />
        <WaitingListPanel slug={course.slug} />
      </DashboardPage>
    </>
  );
}
