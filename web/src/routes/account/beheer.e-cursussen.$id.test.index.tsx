import { createFileRoute } from "@tanstack/react-router";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { TestEditorPage } from "#features/ecourses/tests/editor/test-editor-page.tsx";
import { editedTestQuery } from "#features/ecourses/tests/test.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/test/")({
  loader: async (args) => {
    const { ecourse } = args.context;
    const test = await load(args, editedTestQuery({ ecourseId: ecourse.id }));
    return { test, title: ecourse.title, breadcrumbs: ecourseBreadcrumbs(ecourse, "Eindproef") };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.title}: eindproef` }),
  component: FinalTestEditorRoute,
});

function FinalTestEditorRoute() {
  const { id } = Route.useParams();
  return <TestEditorPage key={id} place={{ ecourseId: id }} test={Route.useLoaderData().test} />;
}
