import { queryOptions } from "@tanstack/react-query";
import { ecourseApi } from "../ecourse-api.ts";

/** The texts that the viewer handed in for a lesson, the last first. */
export const ownSubmissionsQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ["ecourses", "own-submissions", lessonId],
    queryFn: async ({ signal }) =>
      (await ecourseApi.lessonSubmissions.mine({ params: { id: lessonId } }, { signal })).data,
  });

const SUBMISSIONS = ["ecourses", "submissions"];

/** A page of the texts that were handed in for an online course, for whoever manages it. */
export const submissionsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...SUBMISSIONS, id, page],
    queryFn: ({ signal }) => ecourseApi.lessonSubmissions.list({ params: { id }, query: { page } }, { signal }),
  });

/** A text as it was handed in; never cached, since another may replace it. */
export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: [...SUBMISSIONS, "one", id],
    queryFn: async ({ signal }) => (await ecourseApi.lessonSubmissions.get({ params: { id } }, { signal })).data,
    gcTime: 0,
  });
