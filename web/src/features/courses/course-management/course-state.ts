import type { CourseSummary } from "@inktvis/contract/features/courses/courses";
import { isFull, isPassed, type Joinable } from "../courses/course-state.ts";

export type CourseState = "draft" | "published" | "passed" | "full" | "shown";

/** The state of a course for who manages it (docs/product/courses.md#management). */
export function courseState(course: Joinable & Pick<CourseSummary, "publishedAt" | "mode">): CourseState {
  if (course.publishedAt === null) return "draft";
  if (isPassed(course)) return "passed";
  if (course.mode === "display") return "shown";
  return isFull(course) ? "full" : "published";
}
