import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

export const emailChangeQuery = queryOptions({
  queryKey: ["email-change"],
  queryFn: async ({ signal }) => (await api.me.emailChange({}, { signal })).data,
});

export const refetchEmailChange = (queryClient: QueryClient) => queryClient.invalidateQueries(emailChangeQuery);
