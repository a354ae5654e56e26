import { createFileRoute } from "@tanstack/react-router";
import { courseBreadcrumbs, requireEnrolments } from "#features/courses/course-management/managed-course.ts";
import { AttendancePage } from "#features/enrolments/attendance/attendance-page.tsx";
import { attendanceQuery } from "#features/enrolments/attendance/attendance.queries.ts";
import { NoMeetings } from "#features/enrolments/attendance/no-meetings.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/aanwezigheid")({
  beforeLoad: ({ context: { course } }) => requireEnrolments(course),
  loader: async (args) => {
    const { course } = args.context;
    if (course.startDate !== null) await load(args, attendanceQuery(course.slug));
    return {
      hasMeetings: course.startDate !== null,
      head: unlistedHead("account", { title: `Aanwezigheid in ${course.title}` }),
      breadcrumbs: courseBreadcrumbs(course, "Aanwezigheid"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AttendanceRoute,
});

function AttendanceRoute() {
  const { slug } = Route.useParams();
  return Route.useLoaderData().hasMeetings ? <AttendancePage slug={slug} /> : <NoMeetings />;
}
