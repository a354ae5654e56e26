import { createFileRoute } from "@tanstack/react-router";
import { CourseListFailed, CourseListPage, CourseListPending } from "#features/courses/courses/course-list-page.tsx";
import type { CourseParameters } from "#features/courses/courses/course-search.ts";
import { loadCourseList } from "#features/courses/courses/load-course-list.ts";

export const Route = createFileRoute("/organization/cursussen/")({
  // Parsed by the loader: code that parsed it here would be sent with every page of the site.
  validateSearch: (search: Record<string, unknown>): CourseParameters => search,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadCourseList(args, args.deps, args.cause),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CourseListPage,
  pendingComponent: CourseListPending,
  errorComponent: CourseListFailed,
});
