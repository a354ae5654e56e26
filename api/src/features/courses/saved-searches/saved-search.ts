import type { SavedSearchInput } from "@inktvis/contract/features/courses/saved-searches";
import type { SelectQueryBuilder } from "kysely";
import type * as z from "zod";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { ParsedSearchQuery } from "#platform/search/search-model.ts";

/** For each filter that chooses from a list, the column that stores it. */
const LISTS = {
  types: "type_ids",
  regions: "region_ids",
  levels: "level_ids",
  ageCategories: "age_category_ids",
  durations: "duration_ids",
  genres: "genre_ids",
} as const;
const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

type WithSearch = DB & { search: DB["saved_searches"] };

/** With the columns that `queryOf` and `filtersOf` read. */
export const selectSearches = (searches: SelectQueryBuilder<WithSearch, "search", {}>) =>
  searches
    .select(["search.id", "search.text", "search.organized_by_cs", "search.has_real_life_part"])
    .select(LIST_NAMES.map((name) => `search.${LISTS[name]}` as const));
export type SavedSearchRow = RowOf<ReturnType<typeof selectSearches>>;
type SearchRow = Omit<SavedSearchRow, "id">;

/** The search as it is stored: lists sorted and without duplicates, so that the same search is the same row. */
export function columnsOf({ text = "", filters }: z.output<typeof SavedSearchInput>): SearchRow {
  const ids = (name: keyof typeof LISTS) => [...new Set(filters[name])].toSorted((one, other) => one - other);
  return {
    text,
    type_ids: ids("types"),
    region_ids: ids("regions"),
    level_ids: ids("levels"),
    age_category_ids: ids("ageCategories"),
    duration_ids: ids("durations"),
    genre_ids: ids("genres"),
    organized_by_cs: filters.organizedByCs ?? null,
    has_real_life_part: filters.hasRealLifePart ?? null,
  };
}

const listsOf = (row: SearchRow) =>
  Object.fromEntries(LIST_NAMES.flatMap((name) => (row[LISTS[name]].length > 0 ? [[name, row[LISTS[name]]]] : [])));
const flagsOf = ({ organized_by_cs, has_real_life_part }: SearchRow) => ({
  ...(organized_by_cs !== null && { organizedByCs: organized_by_cs }),
  ...(has_real_life_part !== null && { hasRealLifePart: has_real_life_part }),
});

/** The filters, as in `q` of the catalogue. */
export const filtersOf = (row: SearchRow) => ({ ...listsOf(row), ...flagsOf(row) });

/** The query that the catalogue would send to GET /search. */
export const queryOf = (row: SearchRow): ParsedSearchQuery => ({
  models: ["course"],
  page: 1,
  perPage: 1,
  filters: listsOf(row),
  modelConfigurations: { course: { active: true, ...flagsOf(row) } },
});
