import { queryOptions } from "@tanstack/react-query";
import { resultQuery } from "../../results/result.queries.ts";

/** The result, for its form. Never cached: a form that starts with old values would overwrite newer ones when saved. */
export const editedResultQuery = (slug: string) =>
  queryOptions({ ...resultQuery(slug), queryKey: ["contests", "edited-result", slug], gcTime: 0 });
