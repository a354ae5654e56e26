import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** A page of the public texts, newest first. */
export const textListQuery = (page = 1) =>
  queryOptions({
    queryKey: ["texts", "list", page],
    queryFn: ({ signal }) => api.texts.list({ query: { page } }, { signal }),
  });
