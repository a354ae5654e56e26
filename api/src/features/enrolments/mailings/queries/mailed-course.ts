import type { MemberContext } from "#platform/context.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import type { ReaderIs } from "./mailing-recipients.ts";

/** A course that the viewer manages, as its mails name it. @throws 404 */
export const mailedCourse = (ctx: MemberContext, slug: string) =>
  managedCourseAt(ctx, slug, [
    "course.id",
    "course.slug",
    "course.title",
    "course.organization",
    "course.admin_email_address",
    "course.cancelled_at",
  ]);

/** The kind of reader that a mail of this course is for in the first place. */
export const readerOf = ({ cancelled_at }: { cancelled_at: Date | null }): ReaderIs =>
  cancelled_at === null ? "enrolled" : "cancelled";
