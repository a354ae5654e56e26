import { createFileRoute, Outlet } from "@tanstack/react-router";
import { CourseLayout } from "#features/courses/course-management/course-layout.tsx";
import { managedCourse } from "#features/courses/course-management/managed-course.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug")({
  // Runs before the child routes load what only managers of the course may see.
  beforeLoad: async (args) => ({ course: await managedCourse(args) }),
  component: ManagedCourseRoute,
});

function ManagedCourseRoute() {
  return (
    <CourseLayout slug={Route.useParams().slug}>
      <Outlet />
    </CourseLayout>
  );
}
