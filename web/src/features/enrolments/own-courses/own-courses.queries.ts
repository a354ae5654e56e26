import { queryOptions } from "@tanstack/react-query";
import { enrolmentApi } from "../enrolment-api.ts";

/** The viewer's enrolments: first those in upcoming courses, then those that are over. */
export const ownCoursesQuery = queryOptions({
  queryKey: ["enrolments", "mine"],
  queryFn: async ({ signal }) => (await enrolmentApi.enrolments.mine({}, { signal })).data,
});

/** The viewer's enrolment in a course; null before it was started. */
export const ownCourseQuery = (slug: string) =>
  queryOptions({
    queryKey: ["enrolments", "own-course", slug],
    queryFn: async ({ signal }) => (await enrolmentApi.enrolments.get({ params: { slug } }, { signal })).data,
  });

/** Whether the viewer can leave a course that they are enrolled in, and how much would be refunded. */
export const leavingQuery = (slug: string) =>
  queryOptions({
    queryKey: ["enrolments", "leaving", slug],
    queryFn: async ({ signal }) => (await enrolmentApi.leaving.get({ params: { slug } }, { signal })).data,
  });
