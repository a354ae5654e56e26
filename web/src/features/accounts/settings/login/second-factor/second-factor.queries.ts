import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { accountApi } from "#features/session/account-api.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: async ({ signal }) => (await accountApi.secondFactor.get({}, { signal })).data,
});

/** Runs a change, then reloads the second factor; also when it was refused, since the fresh proof may have expired. */
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
