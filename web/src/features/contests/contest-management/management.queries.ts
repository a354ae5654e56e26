import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** A page of what this person manages, newest first, with how to page on. */
export const managedContestsQuery = (page: number) =>
  queryOptions({
    queryKey: ["contests", "managed", page],
    queryFn: ({ signal }) => api.contests.managed({ query: { page } }, { signal }),
  });

/** One contest as its organiser manages it. */
export const managedContestQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "management", slug],
    queryFn: async ({ signal }) => (await api.contests.get({ params: { slug } }, { signal })).data,
  });

/** The same for its form: always fetched anew, since old words under new ones would be lost words. */
export const editedContestQuery = (slug: string) =>
  queryOptions({ ...managedContestQuery(slug), queryKey: ["contests", "edited", slug], gcTime: 0 });

/** Everything that was handed in. */
export const entriesQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "entries", slug],
    queryFn: async ({ signal }) => (await api.contributions.list({ params: { slug } }, { signal })).data,
  });

/** One entry; kept no longer than it is looked at, since the jury goes on meanwhile. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ["contests", "entry", id],
    queryFn: async ({ signal }) => (await api.contributions.get({ params: { id } }, { signal })).data,
    gcTime: 0,
  });

export const winnersQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "winners", slug],
    queryFn: async ({ signal }) => (await api.contests.winners({ params: { slug } }, { signal })).data,
  });

/** What others than the organiser did, newest first. */
export const staffActsQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["contests", "staff-acts", slug, page],
    queryFn: ({ signal }) => api.contests.staffActs({ params: { slug }, query: { page } }, { signal }),
  });

/** Who judges, and how far each is. */
export const juryQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "jury", slug],
    queryFn: async ({ signal }) => (await api.jury.members({ params: { slug } }, { signal })).data,
  });

/** After something about contests changed: no list and no page shows how it was. */
export async function forgetContests(queryClient: QueryClient) {
  for (const queryKey of [["contests"], ["search"]]) {
    queryClient.removeQueries({ queryKey, type: "inactive" });
    await queryClient.invalidateQueries({ queryKey });
  }
}
