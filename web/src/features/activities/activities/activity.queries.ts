import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { refreshCached } from "#platform/cached-queries.ts";

const PER_PAGE = 24;

/** A page of activities: those that are still to come or going on first, then the latest ones (docs/product/activities.md#list). */
export const activityListQuery = (page = 1) =>
  searchQuery({ models: ["activity"], sort: { field: "active", order: "desc" }, perPage: PER_PAGE, page });

/** An activity by its slug, current or former. */
export const activityQuery = (slug: string) =>
  queryOptions({
    queryKey: ["activities", "one", slug],
    queryFn: async ({ signal }) => (await api.activities.get({ params: { slug } }, { signal })).data,
  });

/** The same, for the form. Never cached: a form that starts with old values would overwrite newer ones when saved. */
export const editedActivityQuery = (slug: string) =>
  queryOptions({ ...activityQuery(slug), queryKey: ["activities", "edited", slug], gcTime: 0 });

/** A page of the activities that the viewer manages, newest first, with the total for the pager. */
export const managedActivitiesQuery = (page: number) =>
  queryOptions({
    queryKey: ["activities", "managed", page],
    queryFn: ({ signal }) => api.activities.managed({ query: { page } }, { signal }),
  });

/** Call this after an activity changes: drops cached activities and search results, and refetches what is shown. */
export const invalidateActivities = (queryClient: QueryClient) =>
  refreshCached(queryClient, ["activities"], ["search"]);
