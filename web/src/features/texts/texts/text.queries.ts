import { queryOptions } from "@tanstack/react-query";
import type { SearchQuery } from "@inktvis/contract/features/discovery/search";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";

/** A page of texts, newest first unless `q` has another sort. */
export const textListQuery = (q: Omit<SearchQuery, "models"> = {}) => searchQuery({ models: ["text"], ...q });

/** A text by its slug, or by an earlier one. */
export const textQuery = (slug: string) =>
  queryOptions({
    queryKey: ["texts", "one", slug],
    queryFn: async ({ signal }) => (await api.texts.get({ params: { slug } }, { signal })).data,
  });

/** The author's previous and next text, and similar texts. */
export const neighboursQuery = (slug: string) =>
  queryOptions({
    queryKey: ["texts", "neighbours", slug],
    queryFn: async ({ signal }) => (await api.texts.neighbours({ params: { slug } }, { signal })).data,
  });
