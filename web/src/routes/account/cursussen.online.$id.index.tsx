import { createFileRoute } from "@tanstack/react-router";
import { MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { ecourseQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { EcoursePage } from "#features/ecourses/progress/ecourse-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/cursussen/online/$id/")({
  loader: async (args) => {
    const { title } = await load(args, ecourseQuery(args.params.id));
    return { title, breadcrumbs: breadcrumbs(title, ["Mijn cursussen", MY_COURSES_PATH]) };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: EcourseRoute,
});

function EcourseRoute() {
  return <EcoursePage id={Route.useParams().id} />;
}
