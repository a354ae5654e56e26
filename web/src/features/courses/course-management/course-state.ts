import type { CourseSummary } from "@inktvis/contract/features/courses/course";
import { isFull, isPassed, type Joinable } from "../courses/course-state.ts";

export type CourseState = "draft" | "unpublished" | "published" | "passed" | "full" | "shown" | "cancelled";

/** The state of a course, for whoever manages it (docs/product/courses.md#management). */
export function courseState(
  course: Joinable & Pick<CourseSummary, "publishedAt" | "wasPublished" | "cancelledAt" | "mode">,
): CourseState {
  if (course.cancelledAt !== null) return "cancelled";
  if (course.publishedAt === null) return course.wasPublished ? "unpublished" : "draft";
  if (isPassed(course)) return "passed";
  if (course.mode === "display") return "shown";
  return isFull(course) ? "full" : "published";
}

/**
 * Whether a course is a copy for a next edition that was never published: it may still have the title of the original.
 */
export const isUnpublishedCopy = ({ isCopy, wasPublished }: Pick<CourseSummary, "isCopy" | "wasPublished">) =>
  isCopy && !wasPublished;
