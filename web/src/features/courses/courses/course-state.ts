import type { CourseSummary } from "@inktvis/contract/features/courses/course";

/** The fields of a course that decide whether people can still join it (docs/product/courses.md#joining). */
export type Joinable = Pick<
  CourseSummary,
  "isBeforeEnrollmentDeadline" | "hasEnrollments" | "maxParticipants" | "availableSeats"
>;

export const isPassed = ({ isBeforeEnrollmentDeadline }: Joinable) => !isBeforeEnrollmentDeadline;

/** Full applies only to a course that can still be joined and whose seats are counted here. */
export const isFull = (course: Joinable) =>
  !isPassed(course) && course.hasEnrollments && course.maxParticipants !== null && course.availableSeats === 0;
