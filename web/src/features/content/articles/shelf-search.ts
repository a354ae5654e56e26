import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { pageNumber, searchText } from "#platform/search-params.ts";

/** How a list is narrowed, as its address holds it: `?q={"text":"regen","page":2}` (docs/product/search.md#query). */
export interface ShelfSearch {
  q?: { text?: string; page?: number; filters?: { genres: number[] } } | undefined;
}

/** Takes what it knows and leaves the rest; a form without JavaScript sends the words alone. */
export function shelfSearch({ q }: Record<string, unknown>): ShelfSearch {
  const given = typeof q === "object" && q !== null ? (q as Record<string, unknown>) : { text: q };
  const text = searchText(given["text"])?.trim().slice(0, 200);
  const page = pageNumber(given["page"]);
  const genres = genresOf(given["filters"]);
  const known = { ...(text && { text }), ...(genres && { filters: { genres } }), ...(page && { page }) };
  return { q: Object.keys(known).length > 0 ? known : undefined };
}

function genresOf(filters: unknown) {
  const genres = typeof filters === "object" && filters !== null && "genres" in filters ? filters.genres : [];
  const ids = Array.isArray(genres) ? genres.filter((id): id is number => Number.isInteger(id)).slice(0, 50) : [];
  return ids.length > 0 ? ids : undefined;
}

/** The address of a page of a list that is narrowed so; the first page of all has the clean one. */
export function shelfPath({ path }: ArticleShelf, { q = {} }: ShelfSearch, page = 1) {
  const { page: _page, ...narrowed } = q;
  const wanted = { ...narrowed, ...(page > 1 && { page }) };
  return Object.keys(wanted).length > 0 ? `${path}?q=${encodeURIComponent(JSON.stringify(wanted))}` : path;
}
