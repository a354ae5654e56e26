import { createFileRoute } from "@tanstack/react-router";
import { EditLessonPage } from "#features/ecourses/syllabus/lesson-form/lesson-page.tsx";
import { editedLessonQuery } from "#features/ecourses/syllabus/lesson-form/lesson.queries.ts";
import { lessonBreadcrumbs } from "#features/ecourses/syllabus/lesson-breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/lesinhoud/les/$lessonId/")({
  loader: async (args) => {
    const lesson = await load(args, editedLessonQuery(args.params.lessonId));
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
