import type { CourseCancellation } from "@inktvis/contract/features/enrolments/course-cancellation";
import { sql } from "kysely";
import { isOver } from "#features/courses/courses/course.rules.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { eurosOf } from "#platform/money.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { hadParticipants } from "#features/courses/courses/queries/course-columns.ts";
import { hasSeatByEnrolling, isOfBlockedPerson } from "#features/courses/courses/queries/seat-counts.ts";
import { totalRefunded } from "../enrolments/queries/money-columns.ts";
import { isInvolved, netReceived } from "./involved.ts";

interface Cancellable {
  has_enrollments: boolean;
  published_at: Date | null;
  cancelled_at: Date | null;
  end_date: string | null;
  hadParticipants: boolean;
}

/** Whether a course can be called off: one that people enrol in, and that is not over. */
export const canCancel = (course: Cancellable, now: Date) =>
  course.has_enrollments &&
  course.cancelled_at === null &&
  (course.published_at !== null || course.hadParticipants) &&
  !isOver(course, now);

/**
 * How many people are concerned when their course is called off, how many of them are enrolled, and what they get back
 * together, in cents.
 */
export const cancellationImpact = (db: Database | Tx, courseId: string, now: Date) =>
  db
    .selectFrom("enrolments as enrolment")
    .select((eb) => [
      eb.fn.countAll<number>().as("people"),
      eb.fn.countAll<number>().filterWhere("enrolment.finalized_at", "is not", null).as("enrolled"),
      // People to whom more was paid back than came in are not asked to return anything.
      sql<number>`coalesce(sum(greatest(${netReceived}, 0)), 0)::integer`.as("refund"),
    ])
    .where("enrolment.course_id", "=", courseId)
    .where(isInvolved(now))
    .executeTakeFirstOrThrow();

/** How many people on the waiting list are mailed that the list ends. */
const toldOfList = (db: Database, courseId: string, now: Date) =>
  db
    .selectFrom("waiting_list_entries as entry")
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .where("entry.course_id", "=", courseId)
    .where("entry.state", "in", ["waiting", "offered"])
    .where(sql<boolean>`not ${hasSeatByEnrolling(now)} and not ${isOfBlockedPerson}`)
    .executeTakeFirstOrThrow();

/** The people who were delisted because the course was called off, and what they got back, in cents. */
const cancelledSoFar = (db: Database, courseId: string) =>
  db
    .selectFrom("enrolments as enrolment")
    .select((eb) => [
      eb.fn.countAll<number>().as("people"),
      sql<number>`coalesce(sum(${totalRefunded}), 0)::integer`.as("refund"),
    ])
    .where("enrolment.course_id", "=", courseId)
    .where("enrolment.delisted_as", "=", "cancelled")
    .executeTakeFirstOrThrow();

/** What calling a course off would mean, and how far it has got. @throws 404 for people who do not manage the course */
export async function getCancellation(ctx: MemberContext, slug: string) {
  const { db, now } = ctx;
  const course = await managedCourseAt(ctx, slug, [
    "course.id",
    "course.has_enrollments",
    "course.published_at",
    "course.cancelled_at",
    "course.cancel_message",
    "course.end_date",
    hadParticipants("course.id", now).as("hadParticipants"),
  ]);
  const [open, done, waiting] = await Promise.all([
    cancellationImpact(db, course.id, now),
    cancelledSoFar(db, course.id),
    toldOfList(db, course.id, now),
  ]);
  const data: CourseCancellation = {
    canCancel: canCancel(course, now),
    cancelledAt: course.cancelled_at?.toISOString() ?? null,
    message: course.cancel_message,
    participants: open.people + done.people,
    enrolled: open.enrolled,
    waiting: waiting.people,
    refund: eurosOf(open.refund + done.refund),
    done: done.people,
    isDone: course.cancelled_at !== null && open.people === 0,
  };
  return { data };
}
