import type { MemberContext } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { courseCalendar } from "../course-calendar.ts";
import { participationsOf } from "../enrolment.policy.ts";
import { noDays, noSuchEnrolment } from "../enrolment.errors.ts";

/**
 * The course of a participant, for their own calendar.
 * @throws 404 for people who are not enrolled, and for a course without days
 */
export async function getCalendar(ctx: MemberContext, slug: string) {
  const course = await participationsOf(ctx.db, ctx.viewer)
    .innerJoin("course_slugs as address", "address.course_id", "course.id")
    .where("address.slug", "=", slug)
    .select(["course.id", "course.slug", "course.title", "course.organization", "course.start_date", "course.end_date"])
    .select(["course.class_times", "course.location", "course.practical_info", "course.revision", "course.updated_at"])
    .executeTakeFirst();
  if (!course) throw noSuchEnrolment();
  const file = courseCalendar(ctx.config, course);
  if (!file) throw noDays();
  return attachment(file.bytes, { title: course.title, extension: "ics", type: file.type });
}
