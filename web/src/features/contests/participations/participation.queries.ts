import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** One's own entries, the last begun first. */
export const participationsQuery = queryOptions({
  queryKey: ["participations", "mine"],
  queryFn: async ({ signal }) => (await api.participations.mine({}, { signal })).data,
});

/** One's own entry in a contest; null before it was begun. */
export const participationQuery = (slug: string) =>
  queryOptions({
    queryKey: ["participations", "one", slug],
    queryFn: async ({ signal }) => (await api.participations.get({ params: { slug } }, { signal })).data,
  });

/** A contest that somebody is about to enter: its rules, and whether they may. */
export const enteredContestQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "entered", slug],
    queryFn: async ({ signal }) => (await api.contests.get({ params: { slug } }, { signal })).data,
  });

/** What was written about one's own texts in a contest. */
export const feedbackQuery = (slug: string) =>
  queryOptions({
    queryKey: ["participations", "feedback", slug],
    queryFn: async ({ signal }) => (await api.participations.feedback({ params: { slug } }, { signal })).data,
  });

/** After an entry changed: no list and no page shows how it was, neither of entries nor of contests. */
export async function forgetParticipations(queryClient: QueryClient) {
  for (const queryKey of [["participations"], ["contests"]]) {
    queryClient.removeQueries({ queryKey, type: "inactive" });
    await queryClient.invalidateQueries({ queryKey });
  }
}
