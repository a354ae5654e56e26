import { useSuspenseQuery } from "@tanstack/react-query";
import type { LookUp } from "@inktvis/contract/features/courses/look-ups";
import {
  courseAgeCategoriesQuery,
  courseRegionsQuery,
  courseStudentLevelsQuery,
} from "#features/courses/look-ups/look-up.queries.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import type { IdFilter } from "./site-search.ts";

/** The choices that the filters offer. */
export type Choices = Record<IdFilter, readonly LookUp[]>;

export const loadChoices = (args: LoaderArguments) =>
  Promise.all([
    load(args, genresQuery),
    load(args, courseAgeCategoriesQuery),
    load(args, courseRegionsQuery),
    load(args, courseStudentLevelsQuery),
  ]);

export const useChoices = (): Choices => ({
  genres: useSuspenseQuery(genresQuery).data,
  ageCategories: useSuspenseQuery(courseAgeCategoriesQuery).data,
  regions: useSuspenseQuery(courseRegionsQuery).data,
  levels: useSuspenseQuery(courseStudentLevelsQuery).data,
});
