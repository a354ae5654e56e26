import { queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";

/** How people follow an online course. Its key begins as those of online courses do: `invalidateEcourses` drops it too. */
export const ecourseFiguresQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "figures", id],
    queryFn: async ({ signal }) => (await ecourseApi.ecourseFigures.get({ params: { id } }, { signal })).data,
  });
