import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { ecourseApi } from "../ecourse-api.ts";

/** The people who have access to an online course. */
export const studentsQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "students", id],
    queryFn: async ({ signal }) => (await ecourseApi.ecourseStudents.list({ params: { id } }, { signal })).data,
    gcTime: 0,
  });

/** All invitations to an online course, accepted or not. */
export const ecourseInvitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "invitations", id],
    queryFn: async ({ signal }) => (await ecourseApi.ecourseInvitations.list({ params: { id } }, { signal })).data,
    gcTime: 0,
  });

/** The courses that use an online course, of those that the viewer manages. */
export const linkedCoursesQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourses", "courses", id],
    queryFn: async ({ signal }) => (await ecourseApi.ecourseLinks.courses({ params: { id } }, { signal })).data,
    gcTime: 0,
  });

/** The online courses that a course uses, of those that the viewer manages. */
export const linkedEcoursesQuery = (slug: string) =>
  queryOptions({
    queryKey: ["ecourses", "of-course", slug],
    queryFn: async ({ signal }) => (await ecourseApi.ecourseLinks.ecourses({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** Every course with enrolments that the viewer manages: those that an online course can be linked to. */
export const linkableCoursesQuery = queryOptions({
  queryKey: ["courses", "linkable"],
  queryFn: async ({ signal }) => {
    const { data } = await api.courses.managed({ query: { all: 1 } }, { signal });
    return data
      .filter(({ hasEnrollments }) => hasEnrollments)
      .map(({ id, title, startDate }) => ({ id, title, startDate }));
  },
  gcTime: 0,
});
