import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { accountApi } from "#features/session/account-api.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: async ({ signal }) => (await accountApi.secondFactor.get({}, { signal })).data,
});

export const refetchSecondFactor = (queryClient: QueryClient) => queryClient.invalidateQueries(secondFactorQuery);
