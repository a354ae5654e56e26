import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** All genres, by name. Cached for an hour: they hardly ever change. */
export const genresQuery = queryOptions({
  queryKey: ["genres"],
  queryFn: async ({ signal }) => (await api.genres.list({}, { signal })).data,
  staleTime: 60 * 60_000,
});
