import { queryOptions } from "@tanstack/react-query";
import { accountApi } from "#features/session/account-api.ts";

const KEY = ["personal-data"];
/** The interval while a copy is being made. */
const POLL_INTERVAL_MS = 2500;

/** The requests of the signed-in person about their data. Polls while a copy is being made. */
export const personalDataQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client, signal }) => {
    // Polling is quiet: a failed request gets no toast.
    const quiet = client.getQueryData(KEY) !== undefined;
    return (await accountApi.personalData.overview({}, { signal, quiet })).data;
  },
  refetchInterval: ({ state }) =>
    state.data?.requests.some(({ status }) => status === "making") ? POLL_INTERVAL_MS : false,
});
