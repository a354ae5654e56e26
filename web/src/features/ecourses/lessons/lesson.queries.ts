import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";
import { ecourseQuery } from "../ecourses/ecourse.queries.ts";
import { participationsQuery } from "../progress/participations.queries.ts";
import { refreshCached } from "#platform/cached-queries.ts";

/** A lesson with its body; 410 for a deleted one. */
export const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "lesson", id],
    queryFn: async ({ signal }) => (await ecourseApi.lessons.get({ params: { id } }, { signal })).data,
  });

/** Stores at the API that a lesson was opened; whatever shows where to continue is refetched when it is shown. */
export async function rememberOpened(queryClient: QueryClient, ecourseId: string, lessonId: string) {
  try {
    await ecourseApi.ecourseProgress.open({ params: { id: lessonId } }, { quiet: true });
  } catch {
    // A reader cannot do anything about a failure.
    return;
  }
  void refreshCached(queryClient, ecourseQuery(ecourseId).queryKey, participationsQuery.queryKey);
}
