import type { MemberContext } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { noSuchEnrolment } from "../../enrolments/enrolment.errors.ts";
import { followedCourses } from "../../enrolments/enrolment.policy.ts";
import { neverPresent } from "../attendance.errors.ts";
import { typesetAttest } from "../typeset-attendance.ts";

/**
 * What a participant shows to an employer or a school: on which days they were there (docs/product/attendance.md#attest).
 * @throws 404 for who is not enrolled, and who was not ticked yet, 429
 */
export async function exportAttest(ctx: MemberContext, slug: string) {
  await limitRate(ctx, ctx.config.limits.downloads, "download", ctx.viewer.id);
  const enrolment = await followedCourses(ctx.db, ctx.viewer)
    .innerJoin("course_slugs as address", "address.course_id", "course.id")
    .where("address.slug", "=", slug)
    .select(["enrolment.id", "enrolment.first_name", "enrolment.last_name"])
    .select(["course.id as courseId", "course.title", "course.organization", "course.teacher", "course.location"])
    .executeTakeFirst();
  if (!enrolment) throw noSuchEnrolment();
  const ticked = await ctx.db
    .selectFrom("attendances as tick")
    .innerJoin("enrolments as ticked", "ticked.id", "tick.enrolment_id")
    .select(["tick.day"])
    .select(({ eb, fn }) => fn.agg<boolean>("bool_or", [eb("ticked.id", "=", enrolment.id)]).as("wasThere"))
    .where("ticked.course_id", "=", enrolment.courseId)
    // A day on which nobody was there was ticked by mistake.
    .where("tick.present", "=", true)
    .groupBy("tick.day")
    .orderBy("tick.day")
    .execute();
  const days = ticked.filter(({ wasThere }) => wasThere).map(({ day }) => day);
  if (days.length === 0) throw neverPresent();
  const bytes = await ctx.heavy.files(ctx.viewer.id, () =>
    typesetAttest({ ...enrolment, days, of: ticked.length, madeAt: ctx.now }),
  );
  return attachment(bytes, { title: `Attest ${enrolment.title}`, extension: "pdf", type: "application/pdf" });
}
