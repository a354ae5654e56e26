import { redirect } from "@tanstack/react-router";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { courseListHead } from "./course-head.ts";
import { courseHeadMessages as copy } from "./course-head.nl.ts";
import { type CourseParameters, courseListPath, courseSearchFromFields, readCourseSearch } from "./course-search.ts";
import { pagesOf } from "#platform/shown-pages.ts";
import { courseListQuery } from "./course.queries.ts";
import { loadFilterLists } from "./filter-lists.ts";

/**
 * Loads the catalogue for the parameters of its address; those of a sent form redirect to the address with a JSON
 * query.
 */
export async function loadCourseList(
  args: LoaderArguments,
  parameters: CourseParameters,
  cause: "preload" | "enter" | "stay",
) {
  const sent = courseSearchFromFields(parameters);
  if (sent) throw redirect({ href: courseListPath(sent), statusCode: 307 });
  const search = readCourseSearch(parameters.q);
  // On the page itself the form stays in use: the list loads by itself, and shows the previous one until then.
  if (cause !== "stay") {
    await Promise.all([
      loadFilterLists(args),
      ...pagesOf(search).map((page) => load(args, courseListQuery(search, page))),
    ]);
  }
  return { search, head: courseListHead(args.context.addresses, search), breadcrumbs: breadcrumbs(copy.title) };
}
