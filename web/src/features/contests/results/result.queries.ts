import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** The result of a contest; before it is released, only for whoever manages the contest. */
export const resultQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "result", slug],
    queryFn: async ({ signal }) => (await api.results.get({ params: { slug } }, { signal })).data,
  });
