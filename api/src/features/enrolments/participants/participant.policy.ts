import type { AtNow, ForMember } from "#platform/query-scope.ts";
import { managedCourses } from "#features/courses/courses/course.policy.ts";
import { isParticipant } from "./participant-groups.ts";

/**
 * The participants of the courses that the viewer manages, with their course: everybody whom the organiser may see
 * (docs/product/participants.md#permissions).
 */
export const participantsOf = ({ db, viewer, now }: AtNow & ForMember) =>
  enrolmentsManagedBy({ db, viewer }).where(isParticipant(now));

/** The same, including people who have only begun; these are to be counted, not shown. */
export const enrolmentsManagedBy = ({ db, viewer }: ForMember) =>
  managedCourses(db, viewer).innerJoin("enrolments as enrolment", "enrolment.course_id", "course.id");
