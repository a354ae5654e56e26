import { createIsomorphicFn } from "@tanstack/react-start";
import type { Course } from "@inktvis/contract/features/courses/course";
import { coursePath, COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";
import { courseData } from "./course-data.ts";
import { courseHeadMessages as copy } from "./course-head.nl.ts";
import { type CourseSearch, courseListPath, isNarrowed } from "./course-search.ts";
import { onPage } from "#platform/shown-pages.ts";

const SITE = "organization";

export function courseListHead(addresses: SiteAddresses, search: CourseSearch) {
  const { page = 1 } = search;
  return publicHead(addresses, SITE, {
    path: courseListPath(onPage(search, page)),
    title: page > 1 ? `${copy.title}, ${copy.page(page).toLowerCase()}` : copy.title,
    description: copy.description,
    // Words and filters make endless variants of the same list.
    noindex: isNarrowed(search),
  });
}

/**
 * Called by the loader, to stay in the chunk of the page: what `head` of a route imports is sent with every page of the
 * site.
 */
export function courseHead(addresses: SiteAddresses, course: Course) {
  const { slug, title, intro, publishedAt } = course;
  const image = course.image?.url.default;
  const isHidden = publishedAt === null;
  const { meta, links } = publicHead(addresses, SITE, {
    path: coursePath(slug),
    title,
    description: intro,
    image: isHidden ? null : image && originOf(addresses, SITE) + image,
    imageAlt: course.image?.alt,
    noindex: isHidden,
  });
  return { meta: [...meta, ...(isHidden ? [] : courseStructuredData(addresses, course))], links };
}

/** Structured data for search engines: the course and its breadcrumbs. Only in the HTML of the server. */
const courseStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, course: Course) => [
    structuredData("Course", courseData(originOf(addresses, SITE), course)),
    breadcrumbData(addresses, SITE, breadcrumbs(course.title, [copy.title, COURSES_PATH])),
  ])
  .client(() => []);
