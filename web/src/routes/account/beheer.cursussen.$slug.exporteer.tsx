import { createFileRoute } from "@tanstack/react-router";
import { courseBreadcrumbs, requireEnrolments } from "#features/courses/course-management/managed-course.ts";
import { ExportPage } from "#features/enrolments/participants/export-page.tsx";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/exporteer")({
  beforeLoad: ({ context: { course } }) => requireEnrolments(course),
  loader: ({ context: { course } }) => ({
    title: course.title,
    breadcrumbs: courseBreadcrumbs(course, "Exporteren"),
  }),
  head: ({ loaderData }) =>
    unlistedHead("account", { title: loaderData && `${loaderData.title}: deelnemers downloaden` }),
  component: ExportRoute,
});

function ExportRoute() {
  return <ExportPage slug={Route.useParams().slug} />;
}
