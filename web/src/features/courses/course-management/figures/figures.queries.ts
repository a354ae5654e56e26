import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/** How a course stands, for who manages it. Its key begins as those of courses do: `invalidateCourses` drops it too. */
export const figuresQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "figures", slug],
    queryFn: async ({ signal }) => (await managingApi.courseFigures.get({ params: { slug } }, { signal })).data,
  });
