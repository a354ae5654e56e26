import type { MemberContext } from "#platform/context.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";

/** A course that the viewer manages, as its mails name it. @throws 404 */
export const mailedCourse = (ctx: MemberContext, slug: string) =>
  managedCourseAt(ctx, slug, [
    "course.id",
    "course.slug",
    "course.title",
    "course.organization",
    "course.admin_email_address",
  ]);
