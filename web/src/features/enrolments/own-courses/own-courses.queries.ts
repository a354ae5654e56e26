import { queryOptions } from "@tanstack/react-query";
import { enrolmentApi } from "../enrolment-api.ts";

/** The viewer's enrolments: what comes first, then what is over. */
export const ownCoursesQuery = queryOptions({
  queryKey: ["enrolments", "mine"],
  queryFn: async ({ signal }) => (await enrolmentApi.enrolments.mine({}, { signal })).data,
});

/** The viewer's enrolment in a course; null before it was begun. */
export const ownCourseQuery = (slug: string) =>
  queryOptions({
    queryKey: ["enrolments", "own-course", slug],
    queryFn: async ({ signal }) => (await enrolmentApi.enrolments.get({ params: { slug } }, { signal })).data,
  });

/** Whether the viewer can leave a course that they are enrolled in, and what they get back then. */
export const leavingQuery = (slug: string) =>
  queryOptions({
    queryKey: ["enrolments", "leaving", slug],
    queryFn: async ({ signal }) => (await enrolmentApi.leaving.get({ params: { slug } }, { signal })).data,
  });
