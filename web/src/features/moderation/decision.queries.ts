import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** What the team decided about one's own text. */
export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: ["decisions", id],
    queryFn: async ({ signal }) => (await api.decisions.get({ params: { id } }, { signal })).data,
  });
