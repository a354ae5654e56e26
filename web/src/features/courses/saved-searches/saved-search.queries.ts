import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

export const savedSearchesQuery = queryOptions({
  queryKey: ["saved-searches"],
  queryFn: async ({ signal }) => (await api.savedSearches.list({}, { signal })).data,
});
