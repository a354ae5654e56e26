import { queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../../ecourse-api.ts";

/** A lesson for its form. Never cached: a form that starts with old values is refused when it is saved. */
export const editedLessonQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "edited-lesson", id],
    queryFn: async ({ signal }) => (await ecourseApi.lessons.get({ params: { id } }, { signal })).data,
    gcTime: 0,
  });
