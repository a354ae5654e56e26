import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";
import type { CourseSearch } from "./course-search.ts";

const PER_PAGE = 24;
/** By start date, the earliest first, then the newest. */
export const BY_START = [
  { field: "date", order: "asc" },
  { field: "published_at", order: "desc" },
] as const;

/** A page of the courses that can still be joined, the earliest first (docs/product/courses.md#catalogue). */
export function courseListQuery({ text, filters = {} }: CourseSearch, page: number) {
  const { organizedByCs, hasRealLifePart, ...ids } = filters;
  return searchQuery({
    models: ["course"],
    text,
    filters: ids,
    modelConfigurations: { course: { active: true, organizedByCs, hasRealLifePart } },
    sort: [...BY_START],
    perPage: PER_PAGE,
    page,
  });
}

/** A course by its slug, current or former. */
export const courseQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "one", slug],
    queryFn: async ({ signal }) => (await api.courses.get({ params: { slug } }, { signal })).data,
  });
