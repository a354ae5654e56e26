import type { CourseSummary } from "@inktvis/contract/features/courses/courses";

export type CourseState = "draft" | "published" | "passed" | "full" | "shown";

/** The state of a course for who manages it (docs/product/courses.md#management). */
export function courseState({
  publishedAt,
  mode,
  isBeforeEnrollmentDeadline,
  availableSeats,
}: Pick<CourseSummary, "publishedAt" | "mode" | "isBeforeEnrollmentDeadline" | "availableSeats">): CourseState {
  if (publishedAt === null) return "draft";
  if (!isBeforeEnrollmentDeadline) return "passed";
  if (mode === "display") return "shown";
  return availableSeats !== null && availableSeats <= 0 ? "full" : "published";
}
