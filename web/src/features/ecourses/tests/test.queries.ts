import type { Test, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";

/** Where a test belongs: without a lesson it is the final test. */
export interface TestPlace {
  ecourseId: string;
  lessonId?: string | undefined;
}

interface CallOptions {
  signal?: AbortSignal;
}

/**
 * The newest version for a maker, the student's own version for a student; null when the maker has not made one yet.
 */
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

/**
 * Puts a saved response into the cached test, for students who leave its page and come back: a cached test is not
 * reloaded.
 */
export const keepResponse = (
  queryClient: QueryClient,
  place: TestPlace,
  { testId, response }: { testId: string; response: OwnTestResponse },
) =>
  queryClient.setQueryData(testQuery(place).queryKey, (test) =>
    test?.id === testId ? { ...test, me: { ...test.me, response } } : test,
  );

/** The same, for its form. Never cached: a form that starts with an older version is refused when it is saved. */
export const editedTestQuery = (place: TestPlace) =>
  queryOptions({
    ...testQuery(place),
    queryKey: ["ecourses", "edited-test", place.lessonId ?? place.ecourseId],
    gcTime: 0,
  });
