import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import type { WrittenFor } from "#features/texts/texts/writing/use-save-text.ts";
import { WritingPage } from "#features/texts/texts/writing/writing-page.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";
import { searchText } from "#platform/search-params.ts";

interface NewTextSearch {
  /** The draft to continue. */
  klad?: string | undefined;
  /** The contest that the text is written for. */
  deelname?: string | undefined;
  /** The lesson that the text is written for: the id of its online course, a slash and its own id. */
  les?: string | undefined;
}

const LESSON = /^([\da-f-]{36})\/([\da-f-]{36})$/i;

/** What the text is written for, according to the lesson that the address of the page names. */
async function forLesson(queryClient: QueryClient, les = ""): Promise<WrittenFor> {
  const [, ecourseId, lessonId] = LESSON.exec(les) ?? [];
  if (!ecourseId || !lessonId) return {};
  // Loaded on demand: few texts are written for a lesson.
  const { assignmentOf } = await import("#features/ecourses/lessons/assignment-of.ts");
  const assignment = await assignmentOf(queryClient, lessonId);
  return assignment === null ? { isAssignmentGone: true } : { lesson: { ecourseId, lessonId, assignment } };
}

export const Route = createFileRoute("/community/schrijven/maken")({
  validateSearch: ({ klad, deelname, les }: Record<string, unknown>): NewTextSearch => ({
    klad: searchText(klad),
    deelname: searchText(deelname),
    les: searchText(les),
  }),
  beforeLoad: requireLogin,
  loaderDeps: ({ search: { les } }) => ({ les }),
  loader: async (args) => {
    const [genres, ofLesson] = await Promise.all([
      load(args, genresQuery),
      forLesson(args.context.queryClient, args.deps.les),
    ]);
    return { genres, ofLesson };
  },
  head: () => unlistedHead("community", { title: "Nieuwe tekst" }),
  staticData: { fullScreen: true },
  component: NewTextRoute,
});

function NewTextRoute() {
  const { me } = Route.useRouteContext();
  const { klad, deelname } = Route.useSearch();
  const { genres, ofLesson } = Route.useLoaderData();
  return (
    <WritingPage
      genres={genres}
      personId={me.id}
      restoredDraftId={klad}
      writtenFor={{ contestSlug: deelname, ...ofLesson }}
    />
  );
}
