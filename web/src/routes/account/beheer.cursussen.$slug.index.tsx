import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "#features/courses/course-management/dashboard/dashboard-page.tsx";
import { courseBreadcrumbs } from "#features/courses/course-management/managed-course.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/")({
  loader: ({ context: { course } }) => ({ title: course.title, breadcrumbs: courseBreadcrumbs(course) }),
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardPage slug={Route.useParams().slug} />;
}
