import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import {
  courseAgeCategoriesQuery,
  courseDiscountTypesQuery,
  courseDurationsQuery,
  courseRegionsQuery,
  courseStudentLevelsQuery,
  courseTypesQuery,
} from "../../look-ups/look-up.queries.ts";
import type { CourseChoices } from "./course-field.ts";

/** Loads everything that can be chosen in the form. */
export async function loadCourseChoices(args: LoaderArguments): Promise<CourseChoices> {
  const [genres, types, regions, durations, ageCategories, studentLevels, discountTypes] = await Promise.all([
    load(args, genresQuery),
    load(args, courseTypesQuery),
    load(args, courseRegionsQuery),
    load(args, courseDurationsQuery),
    load(args, courseAgeCategoriesQuery),
    load(args, courseStudentLevelsQuery),
    load(args, courseDiscountTypesQuery),
  ]);
  return { genres, types, regions, durations, ageCategories, studentLevels, discountTypes };
}
