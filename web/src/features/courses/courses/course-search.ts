import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { idsIn, pathWithQ, wordsIn } from "#platform/search-params.ts";
import { type ShownPages, shownPagesIn } from "#platform/shown-pages.ts";

/** The filters that hold ids of look-ups, by their name in GET /search. */
export const ID_FILTERS = ["types", "regions", "levels", "ageCategories", "durations", "genres"] as const;
export type IdFilter = (typeof ID_FILTERS)[number];

/**
 * A search on /cursussen, as the JSON of `q` in its address (docs/product/courses.md#catalogue). Defaults are left out,
 * so that each search has one address.
 */
export interface CourseSearch extends ShownPages {
  text?: string;
  filters?: CourseFilters;
}
export interface CourseFilters extends Partial<Record<IdFilter, number[]>> {
  /** Only courses of the house. */
  organizedByCs?: true;
  /** Only courses with meetings, or only those without. */
  hasRealLifePart?: boolean;
}

/** The fields of a form and the members of `q`, which have the same names. */
type Unchecked = Partial<Record<"text" | "page" | "lastPage" | "quick" | keyof CourseFilters, unknown>>;
/** The parameters that an address may have. */
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
    // Courses without meetings have no region.
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
/** The values as in JSON, and as a field of a form sends them; the router reads the latter as a number. */
const flagIn = (value: unknown) => FLAGS.get(typeof value === "number" ? String(value) : value);

/** Reads `q` of an address; ignores invalid parts. */
export function readCourseSearch(q: unknown): CourseSearch {
  if (typeof q !== "object" || q === null) return {};
  const { text, page, lastPage, filters } = q as Record<string, unknown>;
  return normalized({ ...(typeof filters === "object" ? filters : undefined), text, page, lastPage, quick: undefined });
}

/** Reads the fields of the form, even when it was sent without JavaScript. Undefined when there are none. */
export function courseSearchFromFields(fields: Unchecked): CourseSearch | undefined {
  return FIELDS.some((name) => fields[name] !== undefined) ? normalized(fields) : undefined;
}

/** Reads the form in the page. */
export function courseSearchFromForm(form: HTMLFormElement): CourseSearch {
  const data = new FormData(form);
  const ids = ID_FILTERS.map((name) => [name, data.getAll(name)] as const);
  return normalized({ ...Object.fromEntries(data), ...Object.fromEntries(ids) });
}

/** Whether a search is narrowed by words or filters. */
export const isNarrowed = ({ text, filters }: CourseSearch) => text !== undefined || filters !== undefined;

/** The address of the catalogue for a search; without one, for all courses. */
export const courseListPath = (search: CourseSearch = {}) => pathWithQ(COURSES_PATH, search);
