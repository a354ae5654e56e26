import type { Course } from "@inktvis/contract/features/courses/courses";
import { courseEnrolmentPath } from "@inktvis/contract/page-paths/organization";
import type { QueryClient } from "@tanstack/react-query";
import { courseQuery } from "#features/courses/courses/course.queries.ts";
import { readTarget } from "#platform/redirect-target.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

const SLUG = "([^/]+)";
const ENROLLING = new RegExp(`^${courseEnrolmentPath(SLUG)}(?:/|$)`);

/** The slug of the course that the page after signing in enrols in; undefined for any other page. */
function courseAfter(search: Record<string, unknown>) {
  const target = readTarget(search);
  return target?.site === "organization" ? ENROLLING.exec(target.path)?.[1] : undefined;
}

/** Why somebody who wanted to enrol is asked to sign in; undefined for others, and for a course that nobody sees. */
export async function signInPurpose(queryClient: QueryClient, search: Record<string, unknown>) {
  const slug = courseAfter(search);
  if (slug === undefined) return undefined;
  try {
    const { title }: Pick<Course, "title"> = await queryClient.query(courseQuery(decodeURIComponent(slug)));
    return copy.signInFor(title);
  } catch (error) {
    // Signing in goes on without it.
    if (refusalStatus(error) > 0 || error instanceof URIError) return undefined;
    throw error;
  }
}
