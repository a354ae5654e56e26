import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { redirect } from "@tanstack/react-router";
import { loadManaged, managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { managedCourseQuery } from "./management.queries.ts";

/** Loads the course of a page of management (docs/product/courses.md#permissions). */
export const managedCourse = (args: Parameters<typeof loadManaged>[0]) =>
  loadManaged(args, { kind: "courses", query: managedCourseQuery, pathOf: managedCoursePath });

/** The breadcrumbs of a page of a course; of its dashboard when `page` is absent. */
export const courseBreadcrumbs = ({ title, slug }: { title: string; slug: string }, page?: string) =>
  page ? managedBreadcrumbs("courses", page, [title, managedCoursePath(slug)]) : managedBreadcrumbs("courses", title);

/** Redirects pages about participants to the dashboard when people do not enrol in this course on the site. */
export function requireEnrolments({ slug, hasEnrollments }: { slug: string; hasEnrollments: boolean }) {
  if (!hasEnrollments) throw redirect({ href: managedCoursePath(slug), statusCode: 302 });
}
