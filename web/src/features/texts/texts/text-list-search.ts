import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { idsIn, pageNumber, pathWithQ, wordsIn } from "#platform/search-params.ts";

/**
 * A search on /lezen, as the JSON of `q` in its address (docs/product/search.md#query). Defaults are left out, so that
 * each search has one address.
 */
export interface TextSearch {
  text?: string;
  filters?: { genres: number[] };
  sort?: { field: "date" | "title" | "popularity"; order: "asc" | "desc" };
  page?: number;
}

/** The sort orders, by the name that a form sends. The first is the default, and not in the address. */
export const SORTS = {
  newest: undefined,
  oldest: { field: "date", order: "asc" },
  popular: { field: "popularity", order: "desc" },
  title: { field: "title", order: "asc" },
} as const satisfies Record<string, TextSearch["sort"]>;
export type SortName = keyof typeof SORTS;

export const sortNameOf = ({ sort }: TextSearch): SortName => {
  const names = Object.keys(SORTS) as SortName[];
  return names.find((name) => SORTS[name]?.field === sort?.field && SORTS[name]?.order === sort?.order) ?? "newest";
};

interface UncheckedSearch {
  text?: unknown;
  genres?: unknown;
  sort?: TextSearch["sort"] | undefined;
  page?: unknown;
}

export function normalized({ text, genres, sort, page }: UncheckedSearch): TextSearch {
  const words = wordsIn(text);
  const ids = idsIn(genres);
  const number = pageNumber(page);
  return {
    ...(words && { text: words }),
    ...(ids.length > 0 && { filters: { genres: ids } }),
    ...(sort && { sort }),
    ...(number && { page: number }),
  };
}

/** Reads `q` of an address; ignores invalid parts. */
export function readTextSearch(q: unknown): TextSearch {
  if (typeof q !== "object" || q === null) return {};
  const { text, filters, sort, page } = q as Record<string, any>;
  const sortName = sortNameOf({ sort: typeof sort === "object" && sort !== null ? sort : undefined });
  return normalized({ text, genres: filters?.genres, sort: SORTS[sortName], page });
}

/**
 * Reads separate parameters: of a form sent without JavaScript, or of an old address. Undefined when there are none.
 */
export function textSearchFromForm({ text, genre, sort, page }: Record<string, unknown>): TextSearch | undefined {
  if ([text, genre, sort, page].every((value) => value === undefined)) return undefined;
  const name = typeof sort === "string" && Object.hasOwn(SORTS, sort) ? (sort as SortName) : "newest";
  return normalized({ text, genres: genre, sort: SORTS[name], page });
}

export const hasParameters = (search: TextSearch) => Object.keys(search).length > 0;

/** The address of the list for a search; without one, for all texts. */
export const textListPath = (search: TextSearch = {}) => pathWithQ(READ_PATH, search);
/** The list of texts in one genre. */
export const genrePath = (id: number) => textListPath({ filters: { genres: [id] } });
