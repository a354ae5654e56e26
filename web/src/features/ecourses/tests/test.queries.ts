import type { Test, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";

/** Where a test belongs: without a lesson it is the final one. */
export interface TestPlace {
  ecourseId: string;
  lessonId?: string | undefined;
}

interface CallOptions {
  signal?: AbortSignal;
}

/** The newest version for its maker, for a student theirs; null where a maker has not made one yet. */
export async function loadTest({ ecourseId, lessonId }: TestPlace, options: CallOptions = {}): Promise<Test | null> {
  const { data } = lessonId
    ? await ecourseApi.ecourseTests.getOfLesson({ params: { id: lessonId } }, options)
    : await ecourseApi.ecourseTests.getFinal({ params: { id: ecourseId } }, options);
  return data;
}

export const testQuery = (place: TestPlace) =>
  queryOptions({
    queryKey: ["ecourses", "test", place.ecourseId, place.lessonId ?? "final"],
    queryFn: ({ signal }) => loadTest(place, { signal }),
  });

/** What was saved, for whoever leaves the page of a test and comes back: a cached test is not loaded anew. */
export const keepResponse = (
  queryClient: QueryClient,
  place: TestPlace,
  { testId, response }: { testId: string; response: OwnTestResponse },
) =>
  queryClient.setQueryData(testQuery(place).queryKey, (test) =>
    test?.id === testId ? { ...test, me: { ...test.me, response } } : test,
  );

/** The same for its form. Never cached: a form that begins with an older version is refused when it is saved. */
export const editedTestQuery = (place: TestPlace) =>
  queryOptions({
    ...testQuery(place),
    queryKey: ["ecourses", "edited-test", place.lessonId ?? place.ecourseId],
    gcTime: 0,
  });
