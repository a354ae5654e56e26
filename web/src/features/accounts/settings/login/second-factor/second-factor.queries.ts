import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: async ({ signal }) => (await api.secondFactor.get({}, { signal })).data,
});

/** Looks at it anew after a change, and after one that was refused: it may have to be confirmed first by now. */
export function useFactorChange() {
  const queryClient = useQueryClient();
  return async <Result>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } finally {
      await queryClient.invalidateQueries(secondFactorQuery);
    }
  };
}
