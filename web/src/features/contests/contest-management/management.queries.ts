import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";
import { api } from "#platform/api.ts";
import { refreshCached } from "#platform/cached-queries.ts";

export const MANAGED_CONTESTS_KEY = ["contests", "managed"];

/** A page of the contests that the viewer manages, newest first, with the total for the pager. */
export const managedContestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...MANAGED_CONTESTS_KEY, page],
    queryFn: ({ signal }) => api.contests.managed({ query: { page } }, { signal }),
  });

/** One contest, for whoever manages it. */
export const managedContestQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "management", slug],
    queryFn: async ({ signal }) => (await api.contests.get({ params: { slug } }, { signal })).data,
  });

/** The same, for its form. Never cached: a form that starts with old values would overwrite newer ones when saved. */
export const editedContestQuery = (slug: string) =>
  queryOptions({ ...managedContestQuery(slug), queryKey: ["contests", "edited", slug], gcTime: 0 });

/** The entries of a contest: everything that was handed in. */
export const entriesQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "entries", slug],
    queryFn: async ({ signal }) => (await managingApi.contributions.list({ params: { slug } }, { signal })).data,
  });

/** One entry; never cached, since the jury may judge it in the meantime. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ["contests", "entry", id],
    queryFn: async ({ signal }) =>
      (await managingApi.contributions.get({ params: { id }, query: {} }, { signal })).data,
    gcTime: 0,
  });

export const winnersQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "winners", slug],
    queryFn: async ({ signal }) => (await api.contests.winners({ params: { slug } }, { signal })).data,
  });

/** A page of what staff did in the contest, newest first. */
export const staffActsQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["contests", "staff-acts", slug, page],
    queryFn: ({ signal }) => api.contests.staffActs({ params: { slug }, query: { page } }, { signal }),
  });

/** The jurors with their progress. */
export const juryQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "jury", slug],
    queryFn: async ({ signal }) => (await managingApi.jury.members({ params: { slug } }, { signal })).data,
  });

/** Call this after a contest changed: drops cached contests and search results, and refetches what is shown. */
export const invalidateContests = (queryClient: QueryClient) => refreshCached(queryClient, ["contests"], ["search"]);
