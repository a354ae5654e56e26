import { queryOptions } from "@tanstack/react-query";
import type { SearchQuery } from "@inktvis/contract/features/discovery/search";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";

/** A page of texts, the newest first unless the question says otherwise. */
export const textListQuery = (q: Omit<SearchQuery, "models"> = {}) => searchQuery({ models: ["text"], ...q });

/** A text by any address it ever had. */
export const textQuery = (slug: string) =>
  queryOptions({
    queryKey: ["texts", "one", slug],
    queryFn: async ({ signal }) => (await api.texts.get({ params: { slug } }, { signal })).data,
  });

/** Where to read on from a text. */
export const neighboursQuery = (slug: string) =>
  queryOptions({
    queryKey: ["texts", "neighbours", slug],
    queryFn: async ({ signal }) => (await api.texts.neighbours({ params: { slug } }, { signal })).data,
  });
