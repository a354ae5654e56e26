import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { idsIn, pathWithQ, wordsIn } from "#platform/search-params.ts";
import { type ShownPages, shownPagesIn } from "#platform/shown-pages.ts";

/** The filters by ids of look-ups, by their name in GET /search. */
export const ID_FILTERS = ["types", "regions", "levels", "ageCategories", "durations", "genres"] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/**
 * What /cursussen is searched by, as the JSON of `q` in its address (docs/product/courses.md#catalogue). Defaults are left
 * out, so that one search has one address.
 */
export interface CourseSearch extends ShownPages {
  text?: string;
  filters?: CourseFilters;
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

function normalized(unchecked: Unchecked): CourseSearch {
  const text = wordsIn(unchecked.text);
  const filters = filtersIn(unchecked);
  return {
    ...(text && { text }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...shownPagesIn(unchecked),
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

/** Reads a form in the page. */
export function courseSearchFromForm(form: HTMLFormElement): CourseSearch {
  const data = new FormData(form);
  const ids = ID_FILTERS.map((name) => [name, data.getAll(name)] as const);
  return normalized({ ...Object.fromEntries(data), ...Object.fromEntries(ids) });
}

/** Whether it is narrowed: with words or filters. */
export const isNarrowed = ({ text, filters }: CourseSearch) => text !== undefined || filters !== undefined;

/** The address of the catalogue for a search; that of all courses without one. */
export const courseListPath = (search: CourseSearch = {}) => pathWithQ(COURSES_PATH, search);
