import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { refreshCached } from "#platform/cached-queries.ts";

export const MANAGED_COURSES_KEY = ["courses", "managed"];

/** A page of the courses that the viewer manages, newest first, with the total for the pager. */
export const managedCoursesQuery = (page: number) =>
  queryOptions({
    queryKey: [...MANAGED_COURSES_KEY, page],
    queryFn: ({ signal }) => api.courses.managed({ query: { page } }, { signal }),
  });

/** One course, for whoever manages it. */
export const managedCourseQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "management", slug],
    queryFn: async ({ signal }) => (await api.courses.get({ params: { slug } }, { signal })).data,
  });

/** The same, for its form. Never cached: a form that starts with old values is refused when it is saved. */
export const editedCourseQuery = (slug: string) =>
  queryOptions({ ...managedCourseQuery(slug), queryKey: ["courses", "edited", slug], gcTime: 0 });

/** Call this after a course changes: drops cached courses and search results, and refetches what is shown. */
export const invalidateCourses = (queryClient: QueryClient) => refreshCached(queryClient, ["courses"], ["search"]);
