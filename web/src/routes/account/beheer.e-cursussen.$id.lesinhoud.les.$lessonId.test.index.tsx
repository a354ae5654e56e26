import { createFileRoute, redirect } from "@tanstack/react-router";
import { managedEcoursePath, syllabusPath } from "@inktvis/contract/page-paths/account";
import { TestEditorPage } from "#features/ecourses/tests/editor/test-editor-page.tsx";
import { editedTestQuery } from "#features/ecourses/tests/test.queries.ts";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/lesinhoud/les/$lessonId/test/")({
  loader: async (args) => {
    const { ecourse } = args.context;
    const lesson = ecourse.allClasses.find(({ id }) => id === args.params.lessonId);
    if (!lesson) throw redirect({ href: syllabusPath(ecourse.id), statusCode: 302 });
    const test = await load(args, editedTestQuery({ ecourseId: ecourse.id, lessonId: lesson.id }));
    const parents: [string, string][] = [
      [ecourse.title, managedEcoursePath(ecourse.id)],
      ["Lesinhoud", syllabusPath(ecourse.id)],
    ];
    return { test, lessonTitle: lesson.title, breadcrumbs: managedBreadcrumbs("ecourses", lesson.title, ...parents) };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.lessonTitle}: test` }),
  component: LessonTestEditorRoute,
});

function LessonTestEditorRoute() {
  const { id, lessonId } = Route.useParams();
  const { test, lessonTitle } = Route.useLoaderData();
  return <TestEditorPage key={lessonId} lessonTitle={lessonTitle} place={{ ecourseId: id, lessonId }} test={test} />;
}
