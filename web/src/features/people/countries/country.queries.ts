import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: async ({ signal }) => (await api.countries.list({}, { signal })).data,
  staleTime: Infinity,
});
