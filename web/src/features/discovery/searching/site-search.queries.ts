import { searchQuery } from "#platform/search.queries.ts";
import { onPage } from "#platform/shown-pages.ts";
import { type Kind, KINDS, type SiteSearch, type SortName, SORTS } from "./site-search.ts";

const PER_PAGE = 24;
/** What is in the newest of everything: people and pages are found by words, or by choosing them. */
const DATED = KINDS.filter((kind) => kind !== "user" && kind !== "page");
/** Of one of these alone, what goes on now comes first. */
const WITH_PERIOD: readonly Kind[] = ["contest", "course", "activity"];

/** The order without a wish; undefined for the best match. */
export function defaultSortName({ text, models = [] }: SiteSearch): SortName | undefined {
  if (text) return undefined;
  const [only, ...others] = models;
  return only && others.length === 0 && WITH_PERIOD.includes(only) ? "active" : "newest";
}

/** One page of what is found. */
export function siteSearchQuery(search: SiteSearch, page: number) {
  const sortName = defaultSortName(search);
  return searchQuery({
    models: search.text ? [...KINDS] : DATED,
    ...(sortName && { sort: SORTS[sortName] }),
    ...onPage(search, 1),
    page,
    perPage: PER_PAGE,
  });
}
