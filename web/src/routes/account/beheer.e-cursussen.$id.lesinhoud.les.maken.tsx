import { syllabusPath } from "@inktvis/contract/page-paths/account";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { ecourseQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { lessonBreadcrumbs } from "#features/ecourses/syllabus/lesson-breadcrumbs.ts";
import { NewLessonPage } from "#features/ecourses/syllabus/lesson-form/new-lesson-page.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/lesinhoud/les/maken")({
  validateSearch: ({ module }: Record<string, unknown>): { module?: string } =>
    typeof module === "string" ? { module } : {},
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const ecourse = await load(args, ecourseQuery(args.params.id));
    const { modules } = ecourse;
    const chosen = modules.find(({ id }) => id === args.deps.module) ?? modules[0];
    // A lesson belongs to a module, which has to be made first.
    if (!chosen) throw redirect({ href: syllabusPath(ecourse.id), statusCode: 302 });
    return { modules, moduleId: chosen.id, breadcrumbs: lessonBreadcrumbs(ecourse, "Nieuwe les") };
  },
  head: () => unlistedHead("account", { title: "Een les toevoegen" }),
  component: NewLessonRoute,
});

function NewLessonRoute() {
  const { modules, moduleId } = Route.useLoaderData();
  return <NewLessonPage ecourseId={Route.useParams().id} moduleId={moduleId} modules={modules} />;
}
