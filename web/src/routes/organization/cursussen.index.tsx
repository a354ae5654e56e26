import { createFileRoute } from "@tanstack/react-router";
import { courseListHead } from "#features/courses/courses/course-head.ts";
import { CourseListFailed, CourseListPage, CourseListPending } from "#features/courses/courses/course-list-page.tsx";
import { courseListQuery } from "#features/courses/courses/course.queries.ts";
import {
  type CourseSearch,
  courseSearchFromFields,
  hasParameters,
  pagesOf,
  readCourseSearch,
  WITHOUT_FIELDS,
} from "#features/courses/courses/course-search.ts";
import { loadFilterLists } from "#features/courses/courses/filter-lists.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";

interface Search {
  q?: CourseSearch | undefined;
}

export const Route = createFileRoute("/organization/cursussen/")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const q = courseSearchFromFields(search) ?? readCourseSearch(search["q"]);
    return { ...WITHOUT_FIELDS, q: hasParameters(q) ? q : undefined };
  },
  loaderDeps: ({ search: { q = {} } }) => ({ q }),
  loader: async (args) => {
    const { q } = args.deps;
    // On the page itself the form stays in use: the list asks by itself, and shows the one before until then.
    if (args.cause !== "stay") {
      await Promise.all([loadFilterLists(args), ...pagesOf(q).map((page) => load(args, courseListQuery(q, page)))]);
    }
    return { head: courseListHead(args.context.addresses, q), breadcrumbs: breadcrumbs("Cursussen") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CourseListPage,
  pendingComponent: CourseListPending,
  errorComponent: CourseListFailed,
});
