import { QUICK_TYPES, YOUTH_AGE_CATEGORIES } from "@inktvis/contract/features/courses/known-look-ups";
import type { SavedSearches } from "#platform/db/tables.gen.ts";
import type { TableWith } from "#platform/db/table-with.ts";

export type LookUpTable =
  | "course_types"
  | "course_regions"
  | "course_durations"
  | "course_age_categories"
  | "course_student_levels"
  | "course_discount_types";

/** A list that courses choose from. */
export interface LookUpKind {
  table: LookUpTable;
  /** The column that refers to a row of the list. */
  column: string;
  /** The tables with that column: null, or the column that refers to the course where a course may have several. */
  usedBy: Readonly<Record<string, string | null>>;
  /** The column of saved searches that names rows of the list; undefined when it cannot be searched by. */
  searchedAs: keyof SavedSearches | undefined;
  /** Ids that pages of the site refer to: these rows can be renamed, but never deleted. */
  fixed: readonly number[];
}

/** A table that is missing in `usedBy` fails the type check; a column with another name fails look-up-kinds.test.ts. */
const kind = <Column extends string>(
  table: LookUpTable,
  column: Column,
  usedBy: Readonly<Record<TableWith<Column>, string | null>>,
  searchedAs?: keyof SavedSearches,
  fixed: readonly number[] = [],
): LookUpKind => ({ table, column, usedBy, searchedAs, fixed });

/** docs/product/courses.md#look-ups */
export const LOOK_UPS = {
  types: kind("course_types", "course_type_id", { courses: null }, "type_ids", Object.values(QUICK_TYPES)),
  regions: kind("course_regions", "course_region_id", { courses: null }, "region_ids"),
  durations: kind("course_durations", "course_duration_id", { courses: null }, "duration_ids"),
  ageCategories: kind(
    "course_age_categories",
    "course_age_category_id",
    { courses: null },
    "age_category_ids",
    YOUTH_AGE_CATEGORIES,
  ),
  studentLevels: kind("course_student_levels", "level_id", { course_levels: "course_id" }, "level_ids"),
  discountTypes: kind("course_discount_types", "discount_type_id", { course_discounts: "course_id", enrolments: null }),
};
