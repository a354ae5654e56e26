import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";
import { refreshCached } from "#platform/cached-queries.ts";

export const MANAGED_ECOURSES_KEY = ["ecourses", "managed"];

/** The online courses that the viewer manages, newest first. */
export const managedEcoursesQuery = queryOptions({
  queryKey: MANAGED_ECOURSES_KEY,
  queryFn: async ({ signal }) => (await ecourseApi.ecourses.list({}, { signal })).data,
});

/** An online course with its modules and lessons, for whoever follows or manages it. */
export const ecourseQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "one", id],
    queryFn: async ({ signal }) => (await ecourseApi.ecourses.get({ params: { id } }, { signal })).data,
  });

/** The same, for its form. Never cached: a form that starts with old values is refused when it is saved. */
export const editedEcourseQuery = (id: string) =>
  queryOptions({ ...ecourseQuery(id), queryKey: ["ecourses", "edited", id], gcTime: 0 });

/**
 * Call this after an online course, or who may follow it, changes: drops what is cached, and refetches what is shown.
 */
export const invalidateEcourses = (queryClient: QueryClient) => refreshCached(queryClient, ["ecourses"]);
