import { pageNumber } from "./search-params.ts";

/*
 * Pages of a list that are shown below each other, after somebody asked for more. They are in the `q` of the address,
 * so that a reload shows as many.
 */

export interface ShownPages {
  /** The number of the first page that is shown; absent for page one. */
  page?: number;
  /** The number of the last page that is shown, if that is not the first. */
  lastPage?: number;
}

/** More are not shown at once: the next ones are on a page of their own. */
export const MAX_PAGES_SHOWN = 10;

export function shownPagesIn(given: { page?: unknown; lastPage?: unknown }): ShownPages {
  const page = pageNumber(given.page);
  const first = page ?? 1;
  const last = Math.min(pageNumber(given.lastPage) ?? 0, first + MAX_PAGES_SHOWN - 1);
  return { ...(page && { page }), ...(last > first && { lastPage: last }) };
}

/** The numbers of the pages that are shown. */
export const pagesOf = ({ page = 1, lastPage = page }: ShownPages) =>
  Array.from({ length: lastPage - page + 1 }, (_, index) => page + index);

/** The same pages and the one after them; undefined when as many as allowed are shown. */
export function withNextPage<Search extends ShownPages>(search: Search): Search | undefined {
  const { page = 1, lastPage = page } = search;
  return lastPage - page + 1 < MAX_PAGES_SHOWN ? { ...search, lastPage: lastPage + 1 } : undefined;
}

/** One page alone; the first has no number in its address. */
export const onPage = <Search extends ShownPages>(
  { page: _page, lastPage: _last, ...search }: Search,
  page: number,
): Omit<Search, keyof ShownPages> & Pick<ShownPages, "page"> => ({ ...search, ...(page > 1 && { page }) });
