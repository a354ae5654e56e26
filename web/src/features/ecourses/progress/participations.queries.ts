import { queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";

/** The online courses that the viewer follows; the one that was opened last comes first. */
export const participationsQuery = queryOptions({
  queryKey: ["ecourses", "participations"],
  queryFn: async ({ signal }) => (await ecourseApi.ecourseProgress.mine({}, { signal })).data,
});
