import type { ForMember } from "#platform/query-scope.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { noMeetings } from "../attendance.errors.ts";
import { meetingsOf } from "../attendance.rules.ts";

/** A course with meetings that the viewer manages. @throws 404; 422 without meetings */
export async function attendedCourse(ctx: ForMember, slug: string) {
  const course = await managedCourseAt(ctx, slug, [
    "course.id",
    "course.has_enrollments",
    "course.start_date",
    "course.end_date",
  ]);
  const meetings = meetingsOf(course);
  if (!meetings) throw noMeetings();
  return { id: course.id, meetings };
}
