import type { CourseType, DiscountType, LookUp } from "@inktvis/contract/features/courses/look-ups";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

type Ask<Row> = (input: object, options: { signal: AbortSignal }) => Promise<{ data: Row[] }>;

/** Cached for an hour: look-ups hardly ever change. */
const lookUpQuery = <Row>(name: string, ask: () => Ask<Row>) =>
  queryOptions({
    queryKey: ["course-look-ups", name],
    queryFn: async ({ signal }) => (await ask()({}, { signal })).data,
    staleTime: 60 * 60_000,
  });

export const courseTypesQuery = lookUpQuery<CourseType>("types", () => api.courseLookUps.types);
export const courseRegionsQuery = lookUpQuery<LookUp>("regions", () => api.courseLookUps.regions);
export const courseDurationsQuery = lookUpQuery<LookUp>("durations", () => api.courseLookUps.durations);
export const courseAgeCategoriesQuery = lookUpQuery<LookUp>("age-categories", () => api.courseLookUps.ageCategories);
export const courseStudentLevelsQuery = lookUpQuery<LookUp>("student-levels", () => api.courseLookUps.studentLevels);
export const courseDiscountTypesQuery = lookUpQuery<DiscountType>(
  "discount-types",
  () => api.courseLookUps.discountTypes,
);
