import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { idsIn, pageNumber, searchText } from "#platform/search-params.ts";

/** What a shelf is searched by, as in its address: `?q={"text":"regen","page":2}` (docs/product/search.md#query). */
export interface ShelfSearch {
  q?: { text?: string; page?: number; filters?: { genres: number[] } } | undefined;
}

/** Reads `q` of an address; ignores what is not valid. A form sent without JavaScript has only the words in it. */
export function shelfSearch({ q }: Record<string, unknown>): ShelfSearch {
  const given = typeof q === "object" && q !== null ? (q as Record<string, unknown>) : { text: q };
  const text = searchText(given["text"])?.trim().slice(0, 200);
  const page = pageNumber(given["page"]);
  const genres = genresOf(given["filters"]);
  const valid = { ...(text && { text }), ...(genres && { filters: { genres } }), ...(page && { page }) };
  return { q: Object.keys(valid).length > 0 ? valid : undefined };
}

function genresOf(filters: unknown) {
  const ids = typeof filters === "object" && filters !== null && "genres" in filters ? idsIn(filters.genres) : [];
  return ids.length > 0 ? ids : undefined;
}

/** The address of a page of a searched shelf; the first page of the whole shelf has no parameters. */
export function shelfPath({ path }: ArticleShelf, { q = {} }: ShelfSearch, page = 1) {
  const { page: _page, ...criteria } = q;
  const search = { ...criteria, ...(page > 1 && { page }) };
  return Object.keys(search).length > 0 ? `${path}?q=${encodeURIComponent(JSON.stringify(search))}` : path;
}
