import type { Selectable } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Courses, Enrolments } from "#platform/db/tables.gen.ts";
import { noSuchCourse } from "#features/courses/courses/course.errors.ts";
import { atSlug, reachableCourses } from "#features/courses/courses/course.policy.ts";
import { isCalledOff } from "../enrolment.errors.ts";

/*
 * Who looks at seats holds the course first and then the enrolment; the payment and the counter of invoices come after
 * (docs/decisions/0054-seats-and-locks.md). A share of the lock is not enough: two who count at once would both find a seat.
 */

export type LockedCourse = Selectable<Courses>;
export type LockedEnrolment = Selectable<Enrolments>;

/**
 * Locks a course and one's own enrolment in it; undefined before it was begun.
 * @throws 404 for no course, 422 for one that was called off: all that follows from it is done by its jobs
 */
export async function lockOwnEnrolment(ctx: MemberContext, tx: Tx, slug: string) {
  const course = await atSlug(reachableCourses({ ...ctx, db: tx }), slug)
    .selectAll("course")
    .forNoKeyUpdate("course")
    .executeTakeFirst();
  if (!course) throw noSuchCourse();
  if (course.cancelled_at) throw isCalledOff();
  const enrolment = await tx
    .selectFrom("enrolments")
    .selectAll()
    .where("course_id", "=", course.id)
    .where("user_id", "=", ctx.viewer.id)
    .forUpdate()
    .executeTakeFirst();
  return { course, enrolment };
}

/** The same by the enrolment, for jobs and for the staff room; undefined once it was erased. */
export async function lockEnrolment(tx: Tx, enrolmentId: string) {
  const course = await tx
    .selectFrom("courses as course")
    .selectAll("course")
    .where("course.id", "=", (eb) =>
      eb.selectFrom("enrolments as of").select("of.course_id").where("of.id", "=", enrolmentId),
    )
    .forNoKeyUpdate("course")
    .executeTakeFirst();
  const enrolment = await tx
    .selectFrom("enrolments")
    .selectAll()
    .where("id", "=", enrolmentId)
    .forUpdate()
    .executeTakeFirst();
  return course && enrolment && { course, enrolment };
}
