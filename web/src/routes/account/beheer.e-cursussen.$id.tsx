import { createFileRoute, Outlet } from "@tanstack/react-router";
import { EcourseLayout } from "#features/ecourses/ecourses/ecourse-layout.tsx";
import { managedEcourse } from "#features/ecourses/ecourses/managed-ecourse.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id")({
  // Runs before the child routes load what only makers of the online course may see.
  beforeLoad: async (args) => ({ ecourse: await managedEcourse(args) }),
  component: ManagedEcourseRoute,
});

function ManagedEcourseRoute() {
  return (
    <EcourseLayout id={Route.useParams().id}>
      <Outlet />
    </EcourseLayout>
  );
}
