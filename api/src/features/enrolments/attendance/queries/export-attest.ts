import type { MemberContext } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { noSuchEnrolment } from "../../enrolments/enrolment.errors.ts";
import { participationsOf } from "../../enrolments/enrolment.policy.ts";
import { neverPresent } from "../attendance.errors.ts";
import { meetingsOf } from "../attendance.rules.ts";
import { typesetAttest } from "../typeset-attendance.ts";
import { daysAttended } from "./attended-days.ts";
import { heldDays } from "./held-days.ts";

/**
 * The document that a participant shows to an employer or a school: on which days they were present
 * (docs/product/attendance.md#attest).
 * @throws 404 for people who are not enrolled, or have not been ticked yet, 429
 */
export async function exportAttest(ctx: MemberContext, slug: string) {
  await limitMember(ctx, "downloads");
  const enrolment = await participationsOf(ctx.db, ctx.viewer)
    .innerJoin("course_slugs as address", "address.course_id", "course.id")
    .where("address.slug", "=", slug)
    .select(["enrolment.id", "enrolment.first_name", "enrolment.last_name"])
    .select(["course.id as courseId", "course.title", "course.organization", "course.teacher", "course.location"])
    .select(["course.has_enrollments", "course.start_date", "course.end_date", daysAttended.as("days")])
    .executeTakeFirst();
  if (!enrolment) throw noSuchEnrolment();
  if (enrolment.days.length === 0) throw neverPresent();
  const held = await heldDays(ctx.db, enrolment.courseId);
  const bytes = await ctx.heavy.files(ctx.viewer.id, () =>
    typesetAttest({ ...enrolment, meetings: meetingsOf(enrolment), of: held.length, madeAt: ctx.now }),
  );
  return attachment(bytes, { title: `Attest ${enrolment.title}`, extension: "pdf", type: "application/pdf" });
}
