import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

const KEY = ["personal-data"];
/** How often is asked whether a copy is there, in milliseconds. */
const ASKS_EVERY = 2500;

/** What this person asked about their own data; looked at again by itself while a copy is being made. */
export const personalDataQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client, signal }) => {
    // Nobody waits for the second time.
    const quiet = client.getQueryData(KEY) !== undefined;
    return (await api.personalData.overview({}, { signal, quiet })).data;
  },
  refetchInterval: ({ state }) => (state.data?.requests.some(({ status }) => status === "making") ? ASKS_EVERY : false),
});
