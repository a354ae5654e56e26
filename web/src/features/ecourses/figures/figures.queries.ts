import { queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";

/**
 * Figures about how people follow an online course. Its key begins like those of online courses, so that
 * `invalidateEcourses` drops it too.
 */
export const ecourseFiguresQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "figures", id],
    queryFn: async ({ signal }) => (await ecourseApi.ecourseFigures.get({ params: { id } }, { signal })).data,
  });
