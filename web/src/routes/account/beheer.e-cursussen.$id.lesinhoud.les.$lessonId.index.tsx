import { syllabusPath } from "@inktvis/contract/page-paths/account";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { EditLessonPage } from "#features/ecourses/syllabus/lesson-form/lesson-page.tsx";
import { editedLessonQuery } from "#features/ecourses/syllabus/lesson-form/lesson.queries.ts";
import { lessonBreadcrumbs } from "#features/ecourses/syllabus/lesson-breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { refusalStatus } from "#platform/refusals.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/lesinhoud/les/$lessonId/")({
  loader: async (args) => {
    const { id, lessonId } = args.params;
    const lesson = await load(args, editedLessonQuery(lessonId)).catch((error: unknown) => {
      // The lesson was deleted in the meantime: the list shows which ones there are.
      if (refusalStatus(error) === 410) throw redirect({ href: syllabusPath(id), statusCode: 302 });
      throw error;
    });
    // The lesson is of another online course, which the viewer may be able to read but not to manage.
    if (lesson.ecourse.id !== id) throw notFound();
    return { lesson, breadcrumbs: lessonBreadcrumbs(lesson.ecourse, lesson.title) };
  },
  // A form must not start from a cached, older lesson.
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.lesson.title}: bewerken` }),
  component: EditLessonRoute,
});

function EditLessonRoute() {
  const { lesson } = Route.useLoaderData();
  return <EditLessonPage key={lesson.id} lesson={lesson} />;
}
