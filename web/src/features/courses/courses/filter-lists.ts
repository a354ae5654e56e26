import { useSuspenseQuery } from "@tanstack/react-query";
import type { LookUp } from "@inktvis/contract/features/courses/look-ups";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import {
  courseAgeCategoriesQuery,
  courseDurationsQuery,
  courseRegionsQuery,
  courseStudentLevelsQuery,
  courseTypesQuery,
} from "../look-ups/look-up.queries.ts";
import type { IdFilter } from "./course-search.ts";

/** Loads the lists that the filters offer, for the loader of the page. */
export const loadFilterLists = (args: LoaderArguments) =>
  Promise.all([
    load(args, courseTypesQuery),
    load(args, courseRegionsQuery),
    load(args, courseStudentLevelsQuery),
    load(args, courseAgeCategoriesQuery),
    load(args, courseDurationsQuery),
    load(args, genresQuery),
  ]);

export const useFilterLists = (): Record<IdFilter, LookUp[]> => ({
  types: useSuspenseQuery(courseTypesQuery).data,
  regions: useSuspenseQuery(courseRegionsQuery).data,
  levels: useSuspenseQuery(courseStudentLevelsQuery).data,
  ageCategories: useSuspenseQuery(courseAgeCategoriesQuery).data,
  durations: useSuspenseQuery(courseDurationsQuery).data,
  genres: useSuspenseQuery(genresQuery).data,
});
