import { searchQuery } from "#platform/search.queries.ts";
import { onPage } from "#platform/shown-pages.ts";
import { type Kind, KINDS, type SiteSearch, type SortName, SORTS } from "./site-search.ts";

const PER_PAGE = 24;
/** Not among the newest of all kinds: found by words, or by choosing these kinds. */
const UNDATED = ["user", "page", "alumni", "team"] as const satisfies Kind[];
export type UndatedKind = (typeof UNDATED)[number];
export const isUndated = (kind: Kind): kind is UndatedKind => UNDATED.some((undated) => undated === kind);
const DATED = KINDS.filter((kind) => !isUndated(kind));
/** When only one of these kinds is searched, what is going on now comes first. */
const WITH_PERIOD: readonly Kind[] = ["contest", "course", "activity"];

/** The order when none is chosen; undefined for the best match. */
export function defaultSortName({ text, models = [] }: SiteSearch): SortName | undefined {
  if (text) return undefined;
  const [only, ...others] = models;
  return only && others.length === 0 && WITH_PERIOD.includes(only) ? "active" : "newest";
}

/** One page of results. */
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
