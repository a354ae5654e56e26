import type { Selectable, SelectQueryBuilder } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Courses, DB, Enrolments } from "#platform/db/tables.gen.ts";
import { noSuchCourse } from "#features/courses/courses/course.errors.ts";
import { atSlug, reachableCourses } from "#features/courses/courses/course.policy.ts";
import { cancelledCourse } from "../enrolment.errors.ts";

/*
 * Code that counts seats locks the course first, then the enrolment, the entry of the waiting list and the payment; the
 * counter of invoices comes last (docs/decisions/0054-seats-and-locks.md). A shared lock is not enough: two that count
 * at the same time would both find a seat.
 */

export type LockedCourse = Selectable<Courses>;
export type LockedEnrolment = Selectable<Enrolments>;

/** A course and an enrolment in it. */
export interface Locked {
  course: LockedCourse;
  enrolment: LockedEnrolment;
}

type OfCourse = SelectQueryBuilder<DB & { course: DB["courses"] }, "course", {}>;
type OfEnrolment = SelectQueryBuilder<
  DB & { course: DB["courses"]; enrolment: DB["enrolments"] },
  "course" | "enrolment",
  {}
>;

const lockFirst = (courses: OfCourse) => courses.selectAll("course").forNoKeyUpdate("course").executeTakeFirst();
const enrolments = (tx: Tx) => tx.selectFrom("enrolments").selectAll().forUpdate();

/**
 * Locks a course alone: the entries of its waiting list change under this lock only. Undefined for a course that is
 * gone.
 */
export const lockCourse = (tx: Tx, id: string) =>
  lockFirst(tx.selectFrom("courses as course").where("course.id", "=", id));

/**
 * Locks a course and the viewer's own enrolment in it; undefined before it was begun.
 * @throws 404 without such a course, 422 for one that was called off: everything that follows from that is done by its
 * jobs
 */
export async function lockOwnEnrolment(ctx: MemberContext, tx: Tx, slug: string) {
  const course = await lockFirst(atSlug(reachableCourses({ ...ctx, db: tx }), slug));
  if (!course) throw noSuchCourse();
  if (course.cancelled_at) throw cancelledCourse();
  const enrolment = await enrolments(tx)
    .where("course_id", "=", course.id)
    .where("user_id", "=", ctx.viewer.id)
    .executeTakeFirst();
  return { course, enrolment };
}

const withCourse = (tx: Tx): OfEnrolment =>
  tx.selectFrom("courses as course").innerJoin("enrolments as enrolment", "enrolment.course_id", "course.id");

/** The same by the id of the enrolment, for jobs and for the staff room; undefined once it was erased. */
export const lockEnrolmentIfThere = (tx: Tx, id: string) => lockAmong(withCourse(tx), tx, id);

interface Among {
  /** The enrolments that the caller may change, with their course; by default all. */
  among?: OfEnrolment;
  /** The error for an enrolment that is not among them, or was erased since it was looked up. */
  missing: () => Error;
}

/** The same, for requests, which need an error. @throws `missing` */
export async function lockEnrolment(tx: Tx, id: string, { among = withCourse(tx), missing }: Among): Promise<Locked> {
  const locked = await lockAmong(among, tx, id);
  if (!locked) throw missing();
  return locked;
}

async function lockAmong(among: OfEnrolment, tx: Tx, id: string): Promise<Locked | undefined> {
  const course = await lockFirst(among.where("enrolment.id", "=", id));
  const enrolment = course && (await enrolments(tx).where("id", "=", id).executeTakeFirst());
  return course && enrolment && { course, enrolment };
}
