import { createFileRoute } from "@tanstack/react-router";
import { ecourseQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { SyllabusPage } from "#features/ecourses/syllabus/syllabus-page.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/lesinhoud/")({
  loader: async (args) => {
    const ecourse = await load(args, ecourseQuery(args.params.id));
    return { title: ecourse.title, breadcrumbs: ecourseBreadcrumbs(ecourse, "Lesinhoud") };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.title}: lesinhoud` }),
  component: SyllabusRoute,
});

function SyllabusRoute() {
  const { id } = Route.useParams();
  return <SyllabusPage ecourseId={id} key={id} />;
}
