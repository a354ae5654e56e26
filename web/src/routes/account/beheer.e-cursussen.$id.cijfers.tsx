import { createFileRoute } from "@tanstack/react-router";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { EcourseFiguresPage } from "#features/ecourses/figures/figures-page.tsx";
import { ecourseFiguresQuery } from "#features/ecourses/figures/figures.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/cijfers")({
  loader: async (args) => {
    const { ecourse } = args.context;
    await load(args, ecourseFiguresQuery(ecourse.id));
    return { title: ecourse.title, breadcrumbs: ecourseBreadcrumbs(ecourse, "Cijfers") };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.title}: cijfers` }),
  component: EcourseFiguresRoute,
});

function EcourseFiguresRoute() {
  return <EcourseFiguresPage id={Route.useParams().id} />;
}
