import { queryOptions } from "@tanstack/react-query";
import type { SearchQuery, SearchResult } from "@inktvis/contract/features/discovery/search";
import { api } from "./api.ts";

export interface Found {
  data: SearchResult[];
  meta: { currentPage: number; total: number; pageSize: number; hasMore: boolean; near: boolean; byName: boolean };
  /** The search failed, so empty results do not mean that there is nothing. */
  failed?: boolean;
}

/**
 * What the sites have for a search. When it fails the result is empty (docs/product/search.md#query), and the rest of
 * the page is still shown.
 */
export const searchQuery = (q: SearchQuery) =>
  queryOptions({
    queryKey: ["search", q],
    queryFn: async ({ signal }): Promise<Found> => {
      try {
        return await api.search.find({ query: { q } }, { signal });
      } catch (error) {
        if (signal.aborted) throw error;
        return {
          data: [],
          meta: { currentPage: 1, total: 0, pageSize: 1, hasMore: false, near: false, byName: false },
          failed: true,
        };
      }
    },
  });

/** The results of one model, with the fields of its tile. */
export const foundAs = <M extends SearchResult["model"]>(results: readonly SearchResult[], model: M) =>
  results.filter((result): result is Extract<SearchResult, { model: M }> => result.model === model);
