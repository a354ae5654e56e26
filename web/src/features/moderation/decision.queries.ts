import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** The decision of staff about a text of the viewer. */
export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: ["decisions", id],
    queryFn: async ({ signal }) => (await api.decisions.get({ params: { id } }, { signal })).data,
  });
