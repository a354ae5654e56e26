import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { idsIn, pageNumber, wordsIn } from "#platform/search-params.ts";

/** The filters by ids of look-ups, by their name in GET /search. */
export const ID_FILTERS = ["types", "regions", "levels", "ageCategories", "durations", "genres"] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/**
 * What /cursussen is searched by, as the JSON of `q` in its address (docs/product/courses.md#catalogue). Defaults are left
 * out, so that one search has one address.
 */
export interface CourseSearch {
  text?: string;
  filters?: CourseFilters;
  /** The first page that is shown. */
  page?: number;
  /** The last page that is shown, when that is another one: more were asked for. */
  lastPage?: number;
}
export interface CourseFilters extends Partial<Record<IdFilter, number[]>> {
  /** Only those of the house. */
  organizedByCs?: true;
  /** Only those with, or only those without meetings. */
  hasRealLifePart?: boolean;
}

/** As fields of a form and as members of `q`, which have the same names. */
type Unchecked = Partial<Record<"text" | "page" | "lastPage" | "quick" | keyof CourseFilters, unknown>>;
/** What an address may have. */
export type CourseParameters = Unchecked & { q?: unknown };
const FIELDS = ["text", "page", "lastPage", "quick", "organizedByCs", "hasRealLifePart", ...ID_FILTERS] as const;

/** More are not shown at once: the next ones are on a page of their own. */
export const MAX_PAGES_SHOWN = 10;

function normalized(unchecked: Unchecked): CourseSearch {
  const text = wordsIn(unchecked.text);
  const filters = filtersIn(unchecked);
  const page = pageNumber(unchecked.page);
  const first = page ?? 1;
  const last = Math.min(pageNumber(unchecked.lastPage) ?? 0, first + MAX_PAGES_SHOWN - 1);
  return {
    ...(text && { text }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(page && { page }),
    ...(last > first && { lastPage: last }),
  };
}

function filtersIn(unchecked: Unchecked): CourseFilters {
  const hasRealLifePart = flagIn(unchecked.hasRealLifePart);
  const [quick] = idsIn(unchecked.quick);
  const idsOf = (filter: IdFilter) => {
    // Where there are no meetings, there is no region.
    if (filter === "regions" && hasRealLifePart === false) return [];
    const ids = idsIn(unchecked[filter]);
    return filter === "types" && quick ? toggled(ids, quick) : ids;
  };
  return {
    ...Object.fromEntries(ID_FILTERS.map((filter) => [filter, idsOf(filter)]).filter(([, ids]) => ids?.length)),
    ...(flagIn(unchecked.organizedByCs) && { organizedByCs: true }),
    ...(hasRealLifePart !== undefined && { hasRealLifePart }),
  };
}

const toggled = (ids: number[], id: number) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ["1", true],
  ["0", false],
]);
/** As JSON has it, and as a field of a form sends it; the router reads the latter as a number. */
const flagIn = (value: unknown) => FLAGS.get(typeof value === "number" ? String(value) : value);

/** Reads `q` of an address; ignores whatever is not valid. */
export function readCourseSearch(q: unknown): CourseSearch {
  if (typeof q !== "object" || q === null) return {};
  const { text, page, lastPage, filters } = q as Record<string, unknown>;
  return normalized({ ...(typeof filters === "object" ? filters : undefined), text, page, lastPage, quick: undefined });
}

/** Reads the fields of the form, also as it is sent without JavaScript. Undefined when there are none. */
export function courseSearchFromFields(fields: Unchecked): CourseSearch | undefined {
  return FIELDS.some((name) => fields[name] !== undefined) ? normalized(fields) : undefined;
}

/** Reads a form in the page, with the button that sends it. */
export function courseSearchFromForm(form: HTMLFormElement, submitter?: HTMLElement | null): CourseSearch {
  const data = new FormData(form, submitter);
  const ids = ID_FILTERS.map((name) => [name, data.getAll(name)] as const);
  return normalized({ ...Object.fromEntries(data), ...Object.fromEntries(ids) });
}

export const hasParameters = (search: CourseSearch) => Object.keys(search).length > 0;
/** Whether it is narrowed: with words or filters. */
export const isNarrowed = ({ text, filters }: CourseSearch) => text !== undefined || filters !== undefined;

/** The address of the catalogue for a search; that of all courses without one. */
export const courseListPath = (search: CourseSearch = {}) =>
  hasParameters(search) ? `${COURSES_PATH}?${new URLSearchParams({ q: JSON.stringify(search) })}` : COURSES_PATH;

/* A changed search starts at its first page: words and filters come from the form, which has no page. */
export const onPage = ({ page: _page, lastPage: _last, ...search }: CourseSearch, page: number): CourseSearch => ({
  ...search,
  ...(page > 1 && { page }),
});

/** The pages that are shown. */
export function pagesOf({ page = 1, lastPage = page }: CourseSearch): number[] {
  return Array.from({ length: lastPage - page + 1 }, (_, index) => page + index);
}

/** The same pages and the one after them; undefined when no more are shown at once. */
export function withNextPage(search: CourseSearch): CourseSearch | undefined {
  const { page = 1, lastPage = page } = search;
  return lastPage - page + 1 < MAX_PAGES_SHOWN ? { ...search, lastPage: lastPage + 1 } : undefined;
}
