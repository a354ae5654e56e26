import { queryOptions } from "@tanstack/react-query";
import type { AgendaQuery } from "@inktvis/contract/features/discovery/agenda";
import type { CourseSearch } from "#features/courses/courses/course-search.ts";
import { api } from "#platform/api.ts";

/** How a search of the catalogue narrows the agenda: the filters of courses leave the activities out. */
export function agendaQuestion({ text, filters = {} }: CourseSearch): AgendaQuery {
  const { organizedByCs, hasRealLifePart, genres, ...ofCourses } = filters;
  const course = { ...(organizedByCs && { organizedByCs }), ...(hasRealLifePart !== undefined && { hasRealLifePart }) };
  const onlyCourses = Object.keys({ ...ofCourses, ...course }).length > 0;
  return {
    ...(onlyCourses && { models: ["course"] }),
    ...(text && { text }),
    ...((genres || onlyCourses) && { filters: { ...(genres && { genres }), ...ofCourses } }),
    ...(Object.keys(course).length > 0 && { modelConfigurations: { course } }),
  };
}

/** A month (`2026-11`); the current month when it is undefined. */
export const agendaQuery = (month: string | undefined, search: CourseSearch) => {
  const query = { ...(month && { month }), q: agendaQuestion(search) };
  return queryOptions({
    queryKey: ["agenda", query],
    queryFn: async ({ signal }) => (await api.agenda.month({ query }, { signal })).data,
  });
};
