import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/**
 * The figures of a course, for whoever manages it. Its key begins like those of courses, so that `invalidateCourses`
 * drops it too.
 */
export const figuresQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "figures", slug],
    queryFn: async ({ signal }) => (await managingApi.courseFigures.get({ params: { slug } }, { signal })).data,
  });
