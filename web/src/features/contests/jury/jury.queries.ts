import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { JudgedContribution, OwnFeedback } from "@inktvis/contract/features/contests/jury";
import { managingApi } from "#features/management/managing-api.ts";

export const judgedContestsQuery = queryOptions({
  queryKey: ["jury", "contests"],
  queryFn: async ({ signal }) => (await managingApi.jury.mine({}, { signal })).data,
  gcTime: 0,
});

/**
 * The contributions that the viewer judges in a contest; never cached, since scoring changes which ones are left to
 * score.
 */
export const judgedContributionsQuery = (slug: string, onlyOpen: boolean) =>
  queryOptions({
    queryKey: ["jury", "contributions", slug, onlyOpen],
    queryFn: ({ signal }) =>
      managingApi.jury.contributions({ params: { slug }, query: onlyOpen ? { onlyUnquoted: "1" } : {} }, { signal }),
    gcTime: 0,
  });

export const judgedTextQuery = (id: string) =>
  queryOptions({
    queryKey: ["jury", "text", id],
    queryFn: async ({ signal }) =>
      (await managingApi.contributions.get({ params: { id }, query: { judged: "1" } }, { signal })).data,
    gcTime: 0,
  });

const isJudged = ({ points, abstainedBecause }: OwnFeedback) => points !== null || abstainedBecause !== null;

/** Puts the saved judgement of one contribution into its page, the cached lists and their progress. */
export function setCachedJudgement(queryClient: QueryClient, id: string, mine: OwnFeedback) {
  queryClient.setQueryData(judgedTextQuery(id).queryKey, (contribution) => contribution && { ...contribution, mine });
  type Judged = Awaited<ReturnType<typeof managingApi.jury.contributions>>;
  queryClient.setQueriesData<Judged>({ queryKey: ["jury", "contributions"] }, (list) => {
    const before = list?.data.find((each) => each.id === id);
    if (!list || !before) return list;
    const judgedMore = Number(isJudged(mine)) - Number(isJudged(before.mine));
    const withJudgement = (each: JudgedContribution) => (each.id === id ? { ...each, mine } : each);
    const { contest, ageCategories } = list.meta;
    return {
      data: list.data.map(withJudgement),
      meta: { ageCategories, contest: { ...contest, scored: contest.scored + judgedMore } },
    };
  });
}
