import type { CourseSummary } from "@inktvis/contract/features/courses/course";

/** What of a course decides whether somebody can still join it (docs/product/courses.md#joining). */
export type Joinable = Pick<
  CourseSummary,
  "isBeforeEnrollmentDeadline" | "hasEnrollments" | "maxParticipants" | "availableSeats"
>;

export const isPassed = ({ isBeforeEnrollmentDeadline }: Joinable) => !isBeforeEnrollmentDeadline;

/** Full says something of a course that can still be joined, and of one whose seats are counted here. */
export const isFull = (course: Joinable) =>
  !isPassed(course) && course.hasEnrollments && course.maxParticipants !== null && course.availableSeats === 0;
