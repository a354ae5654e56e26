import { createFileRoute } from "@tanstack/react-router";
import { assignmentMessages } from "#features/ecourses/assignments/assignments.nl.ts";
import { submissionsQuery } from "#features/ecourses/assignments/assignments.queries.ts";
import { SubmissionsPage } from "#features/ecourses/assignments/submissions-page.tsx";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/inzendingen/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async (args) => {
    const { ecourse } = args.context;
    await load(args, submissionsQuery(ecourse.id, args.deps.page));
    return { title: ecourse.title, breadcrumbs: ecourseBreadcrumbs(ecourse, assignmentMessages.submissions) };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.title}: inzendingen` }),
  component: SubmissionsRoute,
});

function SubmissionsRoute() {
  return <SubmissionsPage id={Route.useParams().id} page={Route.useLoaderDeps().page} />;
}
