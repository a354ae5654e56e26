import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { accountApi } from "#features/session/account-api.ts";

export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await accountApi.devices.list({}, { signal })).data,
});

export const refetchDevices = (queryClient: QueryClient) => queryClient.invalidateQueries(devicesQuery);
