import { createFileRoute } from "@tanstack/react-router";
import { LessonGone } from "#features/ecourses/lessons/lesson-gone.tsx";
import { TestPage } from "#features/ecourses/tests/answering/test-page.tsx";
import { loadTestPage } from "#features/ecourses/tests/answering/test-route.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/cursussen/online/$id/les/$lessonId/test/")({
  loader: (args) => loadTestPage(args, { ecourseId: args.params.id, lessonId: args.params.lessonId }),
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: LessonTestRoute,
});

function LessonTestRoute() {
  const { id, lessonId } = Route.useParams();
  if (Route.useLoaderData().isGone) return <LessonGone ecourseId={id} />;
  return <TestPage place={{ ecourseId: id, lessonId }} />;
}
