import { SEARCH_PATH } from "@inktvis/contract/page-paths/organization";
import { idsIn, pathWithQ, searchText, wordsIn } from "#platform/search-params.ts";
import { type ShownPages, shownPagesIn } from "#platform/shown-pages.ts";

/** The kinds that /zoeken searches, by their name in GET /search. */
export const KINDS = [
  "text",
  "contest",
  "course",
  "activity",
  "article",
  "user",
  "page",
  "product",
  "alumni",
  "team",
] as const;
export type Kind = (typeof KINDS)[number];

/** The one filter of a kind that is on or off, by its name in GET /search. */
export const ONLY = { text: "isTip", contest: "active", course: "open", activity: "active" } as const;
export type KindWithOnly = keyof typeof ONLY;
const KINDS_WITH_ONLY = Object.keys(ONLY) as KindWithOnly[];

/** The filters of courses that hold ids. */
export const COURSE_FILTERS = ["ageCategories", "regions", "levels"] as const;
const ID_FILTERS = ["genres", ...COURSE_FILTERS] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/** The sort orders that are not the default, by the name that the form sends. */
export const SORTS = {
  newest: { field: "date", order: "desc" },
  oldest: { field: "date", order: "asc" },
  title: { field: "title", order: "asc" },
  titleDown: { field: "title", order: "desc" },
  popular: { field: "popularity", order: "desc" },
  active: { field: "active", order: "desc" },
  soonest: { field: "date_from", order: "asc" },
  cheapest: { field: "price", order: "asc" },
} as const;
export type SortName = keyof typeof SORTS;
/** The sort orders that apply only to these kinds; the others apply to all. */
const SORTS_OF_KINDS: Partial<Record<SortName, readonly Kind[]>> = {
  popular: ["text"],
  active: ["contest", "course"],
  soonest: ["activity"],
  cheapest: ["product"],
};

/**
 * A search on /zoeken, as the JSON of `q` in its address: the members of the query of GET /search
 * (docs/product/search.md#pages). Defaults are left out, so that each search has one address.
 */
export interface SiteSearch extends ShownPages {
  text?: string;
  /** Absent when all kinds are searched. */
  models?: Kind[];
  filters?: Partial<Record<IdFilter, number[]>>;
  modelConfigurations?: Partial<Record<KindWithOnly, Record<string, true>>>;
  sort?: (typeof SORTS)[SortName];
}

type Unchecked = Partial<Record<"text" | "models" | "only" | "sort" | "page" | "lastPage" | IdFilter, unknown>>;

function normalized(given: Unchecked): SiteSearch {
  const text = wordsIn(given.text);
  const { models, only, filters } = kindsAndFilters(given);
  const sort = sortsFor(models).find((name) => name === given.sort);
  return {
    ...(text && { text }),
    ...(models.length > 0 && { models }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(only.length > 0 && {
      modelConfigurations: Object.fromEntries(only.map((kind) => [kind, { [ONLY[kind]]: true as const }])),
    }),
    ...(sort && { sort: SORTS[sort] }),
    ...shownPagesIn(given),
  };
}

/**
 * A filter of a kind applies to that kind: it selects its kind when no kind is chosen, and is ignored when only others
 * are.
 */
function kindsAndFilters(given: Unchecked) {
  const chosen = among(KINDS, given.models);
  const ticked = among(KINDS_WITH_ONLY, given.only);
  const ids = ID_FILTERS.map((name) => [name, idsIn(given[name])] as const).filter(([, list]) => list.length > 0);
  const implied = (kind: Kind) =>
    ticked.some((only) => only === kind) || (kind === "course" && ids.some(([name]) => name !== "genres"));
  const models = chosen.length > 0 ? chosen : KINDS.filter(implied);
  return {
    models,
    only: ticked.filter((kind) => models.includes(kind)),
    filters: Object.fromEntries(ids.filter(([name]) => name === "genres" || models.includes("course"))),
  };
}

/** The names of a list that are given, in the order of the list. */
const among = <Name extends string>(names: readonly Name[], given: unknown) => {
  const list: unknown[] = [given].flat();
  return names.filter((name) => list.includes(name));
};

/** The sort orders that apply to the kinds that are searched. */
export const sortsFor = (models: readonly Kind[] = []) =>
  (Object.keys(SORTS) as SortName[]).filter(
    (name) => SORTS_OF_KINDS[name]?.some((kind) => models.includes(kind)) ?? true,
  );
export const sortNameOf = ({ sort }: Pick<SiteSearch, "sort">) =>
  (Object.keys(SORTS) as SortName[]).find(
    (name) => SORTS[name].field === sort?.field && SORTS[name].order === sort.order,
  );

const objectIn = (value: unknown): Record<string, any> => (typeof value === "object" && value !== null ? value : {});

/** Reads `q` of an address, even in its former shape `{"genres":[1]}`; ignores invalid parts. */
export function readSiteSearch(q: unknown): SiteSearch {
  // Words alone, as in a link that somebody wrote by hand.
  if (searchText(q)) return normalized({ text: q });
  const { text, models, genres, filters, modelConfigurations, sort, page, lastPage } = objectIn(q);
  const configured = objectIn(modelConfigurations);
  return normalized({
    genres,
    ...objectIn(filters),
    text,
    models,
    only: KINDS_WITH_ONLY.filter((kind) => objectIn(configured[kind])[ONLY[kind]] === true),
    sort: sortNameOf({ sort: sort as SiteSearch["sort"] }),
    page,
    lastPage,
  });
}

/** The fields of the form, by the member that each fills. */
export const FIELDS = {
  text: "text",
  models: "kind",
  only: "only",
  genres: "genre",
  ageCategories: "age",
  regions: "region",
  levels: "level",
  sort: "sort",
} as const;

/** The parameters that an address may have. */
export type SiteSearchParameters = Partial<Record<"q" | (typeof FIELDS)[keyof typeof FIELDS], unknown>>;

/** Reads the fields of the form as it is sent without a script. Undefined when there are none. */
export function siteSearchFromFields(fields: SiteSearchParameters): SiteSearch | undefined {
  const given = Object.entries(FIELDS).map(([member, field]) => [member, fields[field]] as const);
  return given.some(([, value]) => value !== undefined) ? normalized(Object.fromEntries(given)) : undefined;
}

/** Reads the form in the page. */
export function siteSearchFromForm(form: HTMLFormElement): SiteSearch {
  const data = new FormData(form);
  const given = Object.entries(FIELDS).map(([member, field]) => [member, data.getAll(field)] as const);
  return normalized({ ...Object.fromEntries(given), text: data.get(FIELDS.text), sort: data.get(FIELDS.sort) });
}

export const hasParameters = (search: SiteSearch) => Object.keys(search).length > 0;

/** The address of the page for a search. */
export const siteSearchPath = (search: SiteSearch = {}) => pathWithQ(SEARCH_PATH, search);
