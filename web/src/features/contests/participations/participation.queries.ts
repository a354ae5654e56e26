import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { enteringApi } from "./entering-api.ts";
import { refreshCached } from "#platform/cached-queries.ts";

/** The viewer's participations, the last one started first. */
export const participationsQuery = queryOptions({
  queryKey: ["participations", "mine"],
  queryFn: async ({ signal }) => (await enteringApi.participations.mine({}, { signal })).data,
});

/** The viewer's participation in a contest; null before they started it. */
export const participationQuery = (slug: string) =>
  queryOptions({
    queryKey: ["participations", "one", slug],
    queryFn: async ({ signal }) => (await enteringApi.participations.get({ params: { slug } }, { signal })).data,
  });

/** A contest that the viewer is about to enter: its rules, and whether they may enter it. */
export const contestToEnterQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "entered", slug],
    queryFn: async ({ signal }) => (await api.contests.get({ params: { slug } }, { signal })).data,
  });

/** The lengths of the viewer's texts, counted as the contest counts them, and whether they fit; by the id of a text. */
export const textLengthsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["participations", "text-lengths", slug],
    queryFn: async ({ signal }) => {
      const { data } = await enteringApi.participations.textLengths({ params: { slug } }, { signal });
      return Object.fromEntries(data.map((each) => [each.textId, each]));
    },
    gcTime: 0,
  });

/** The jury's feedback on the viewer's own texts in a contest. */
export const feedbackQuery = (slug: string) =>
  queryOptions({
    queryKey: ["participations", "feedback", slug],
    queryFn: async ({ signal }) => (await enteringApi.participations.feedback({ params: { slug } }, { signal })).data,
  });

/** Call this after a participation changed: drops cached participations and contests, and refetches what is shown. */
export const invalidateParticipations = (queryClient: QueryClient) =>
  refreshCached(queryClient, ["participations"], ["contests"]);
