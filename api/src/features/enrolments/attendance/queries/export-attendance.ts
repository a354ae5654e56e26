import type { MemberContext } from "#platform/context.ts";
import { formatDay } from "#platform/dutch-dates.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { recordDataAccess } from "#features/courses/courses/manage-course.ts";
import { nobodyEnrolled } from "../attendance.errors.ts";
import { typesetAttendanceList } from "../typeset-attendance.ts";
import { getAttendance } from "./get-attendance.ts";

/** The course as the list names it. */
const LISTED = [
  "course.id",
  "course.title",
  "course.organizer_id",
  "course.organization",
  "course.location",
  "course.class_times",
] as const;

/**
 * The list of participants, with a box for each day, to print and to sign. That it was made is recorded in the audit
 * log, because names leave the site with it.
 * @throws 404, 422 without meetings or people, 429
 */
export async function exportAttendance(ctx: MemberContext, slug: string) {
  await limitMember(ctx, "downloads");
  const { participants, ...meetings } = (await getAttendance(ctx, slug)).data;
  if (participants.length === 0) throw nobodyEnrolled();
  const course = await managedCourseAt(ctx, slug, LISTED);
  await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-attendance", course));
  const bytes = await ctx.heavy.files(ctx.viewer.id, () =>
    typesetAttendanceList({ course, meetings, participants, madeAt: ctx.now }),
  );
  return attachment(bytes, {
    title: `Aanwezigheid ${course.title} ${formatDay(meetings.firstDay)}`,
    extension: "pdf",
    type: "application/pdf",
  });
}
