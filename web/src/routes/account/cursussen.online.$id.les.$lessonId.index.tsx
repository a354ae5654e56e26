import { createFileRoute, redirect } from "@tanstack/react-router";
import { ecoursePath, lessonPath, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { ecourseQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { lessonQuery } from "#features/ecourses/lessons/lesson.queries.ts";
import { LessonGone } from "#features/ecourses/lessons/lesson-gone.tsx";
import { LessonPage } from "#features/ecourses/lessons/lesson-page.tsx";
import { allowsFrames } from "#features/ecourses/videos/allows-frames.ts";
import { hasVideo } from "#features/ecourses/videos/video-parts.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { setPageStatus } from "#platform/page-status.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/cursussen/online/$id/les/$lessonId/")({
  validateSearch: ({ tekst }: Record<string, unknown>): { tekst?: string | undefined } => ({
    tekst: searchText(tekst),
  }),
  loader: async (args) => {
    const { id, lessonId } = args.params;
    const lesson = await load(args, lessonQuery(lessonId)).catch((error: unknown) => {
      if (refusalStatus(error) !== 410) throw error;
      setPageStatus(410);
      return undefined;
    });
    if (lesson && lesson.ecourse.id !== id)
      throw redirect({ href: lessonPath(lesson.ecourse.id, lessonId), statusCode: 301 });
    // A frame needs the content security policy of this page.
    if (!import.meta.env.SSR && lesson && hasVideo(lesson.body) && !allowsFrames())
      throw redirect({ href: lessonPath(id, lessonId), reloadDocument: true });
    const ecourse = lesson?.ecourse ?? (await load(args, ecourseQuery(id)));
    const title = lesson?.title ?? "Deze les is er niet meer";
    const parents: [string, string][] = [
      ["Mijn cursussen", MY_COURSES_PATH],
      [ecourse.title, ecoursePath(id)],
    ];
    return { isGone: lesson === undefined, title, breadcrumbs: breadcrumbs(title, ...parents) };
  },
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: LessonRoute,
});

function LessonRoute() {
  const { id, lessonId } = Route.useParams();
  const { tekst } = Route.useSearch();
  const { isGone } = Route.useLoaderData();
  return isGone ? <LessonGone ecourseId={id} /> : <LessonPage lessonId={lessonId} newTextId={tekst} />;
}
