import { normalized, type SortName, SORTS, type TextSearch } from "./text-list-search.ts";

/* A changed search starts at its first page. */
export const withText = ({ page: _first, ...search }: TextSearch, text: string): TextSearch =>
  normalized({ ...search, genres: search.filters?.genres, text });
export const withSort = ({ page: _first, sort: _other, ...search }: TextSearch, name: SortName): TextSearch => ({
  ...search,
  ...(SORTS[name] && { sort: SORTS[name] }),
});
export function withGenre({ page: _first, filters, ...search }: TextSearch, id: number): TextSearch {
  const chosen = filters?.genres ?? [];
  const genres = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return { ...search, ...(genres.length > 0 && { filters: { genres } }) };
}

export const withPage = ({ page: _other, ...search }: TextSearch, page: number): TextSearch => ({
  ...search,
  ...(page > 1 && { page }),
});
