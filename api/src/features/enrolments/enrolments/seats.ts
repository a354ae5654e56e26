import type { ApiError } from "@inktvis/contract/layer/client";
import { EXPIRED } from "@inktvis/contract/layer/endpoint";
import { type RawBuilder, sql } from "kysely";
import type { MemberContext, Services } from "#platform/context.ts";
import { later } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { listedCourses } from "#features/courses/courses/course.policy.ts";
import {
  type EnrolProblem,
  enrolProblem,
  freeSeats,
  isBeforeDeadline,
  isSeatHeld,
} from "#features/courses/courses/course.rules.ts";
import { hasAccepted } from "#features/inviting/invitations/invitations-to.ts";
import { factsUnderLock } from "#features/courses/courses/queries/facts-under-lock.ts";
import { hasOffer } from "#features/courses/courses/queries/seat-counts.ts";
import { courseIsFull, deadlineIsOver, mayNotEnrol, onlyInvited, organizesIt } from "./enrolment.errors.ts";
import { hasUnlimitedSeats } from "./enrolment.rules.ts";
import type { LockedCourse, LockedEnrolment } from "./queries/lock-enrolment.ts";

/* Seats (docs/product/enrolments.md#seats). Every caller has locked the course, and then the enrolment. */

/**
 * The seat is held at most this many times `enrolmentExpires`, counted from the first time, however often a payment is
 * started.
 */
const LONGEST = 3;

interface Applicant {
  viewer: { id: string };
  now: Date;
}

/** Why somebody who holds no seat cannot take one now; undefined when they can. */
export async function whyNoSeat(tx: Tx, applicant: Applicant, course: LockedCourse): Promise<ApiError | undefined> {
  const refusal = await whyNotEnrol(tx, applicant, course);
  if (refusal) return refusal;
  return (await hasFreeSeat(tx, course, applicant.now, applicant.viewer.id)) ? undefined : courseIsFull();
}

/** Why somebody cannot enrol now, even if there is a seat for them; undefined when they can. */
async function whyNotEnrol(tx: Tx, { viewer, now }: Applicant, course: LockedCourse): Promise<ApiError | undefined> {
  const problem = enrolProblem({ ...course, ...(await enrolFacts(tx, course, viewer)) }, viewer.id, now);
  return problem && ENROL_REFUSALS[problem]();
}

export const ENROL_REFUSALS: Record<EnrolProblem, () => ApiError> = {
  organizer: organizesIt,
  "not-offered": mayNotEnrol,
  "not-invited": onlyInvited,
  "deadline-over": deadlineIsOver,
};

/** The facts about a course that `enrolProblem` needs from other tables. */
export const enrolFacts = (tx: Tx, { id }: LockedCourse, person: { id: string }) =>
  tx
    .selectNoFrom([
      sql<boolean>`exists (${listedCourses(tx).select("course.id").where("course.id", "=", id)})`.as("isListed"),
      isAdmitted(id, sql.val(person.id)).as("isAdmitted"),
    ])
    .executeTakeFirstOrThrow();

/**
 * Whether the catalogue shows a course: not one that is unpublished or was called off, nor one of a blocked organiser.
 */
export const isOnSite = async (tx: Database | Tx, { id }: { id: string }) =>
  (await listedCourses(tx).select("course.id").where("course.id", "=", id).executeTakeFirst()) !== undefined;

interface OfCourse {
  id: string;
  enrollment_deadline: string | null;
}
/**
 * Whether somebody who began, and holds no seat, can take one at that moment if there is one, as far as is known now.
 */
export const isOpenAt = async (db: Database | Tx, course: OfCourse, moment: Date) =>
  isBeforeDeadline(course, moment) && (await isOnSite(db, course));

/** The same for the present moment; used in mails. */
export const isStillOpen = ({ db, clock }: Pick<Services, "db" | "clock">, course: OfCourse) =>
  isOpenAt(db, course, clock.now());

/**
 * The columns of an enrolment that hold a seat until then, for somebody who only has to pay. None where there is a
 * seat for everybody, unless the course left the site: nobody can get a seat any more then
 * (docs/product/enrolments.md#seats).
 */
export const reservationUntil = async (tx: Tx, { now }: { now: Date }, course: LockedCourse, until: Date) =>
  hasUnlimitedSeats(course) && (await isOnSite(tx, course)) ? {} : { reserved_since: now, reserved_until: until };

/**
 * An expression: whether somebody may enrol in a closed course, because they accepted an invitation or began before it
 * was closed (docs/product/enrolments.md#closed).
 */
export const isAdmitted = (courseId: string, personId: RawBuilder<string>) =>
  sql<boolean>`(${hasAccepted("course", sql.val(courseId), personId)} or exists (
    select from enrolments own where own.course_id = ${courseId} and own.user_id = ${personId}
  ))`;

/**
 * Whether a seat is free for somebody who holds none by enrolling: a seat that is held for them from the waiting list
 * counts, and so do other free seats that nobody is waiting for (docs/product/waiting-list.md#order).
 */
export async function hasFreeSeat(tx: Tx, course: LockedCourse, now: Date, personId: string | null = null) {
  if (hasUnlimitedSeats(course)) return true;
  const offer = hasOffer(sql.val(course.id), sql.val(personId), now).as("isHeld");
  if ((await tx.selectNoFrom(offer).executeTakeFirstOrThrow()).isHeld) return true;
  const { taken, waiting } = await factsUnderLock(tx, course.id, now);
  return freeSeats({ ...course, taken, waiting }) !== 0;
}

/**
 * Reserves a seat for somebody who is about to pay; one that is already held stays as it is. @returns why there is none
 */
export async function reserveSeat(
  tx: Tx,
  ctx: MemberContext,
  { course, enrolment }: { course: LockedCourse; enrolment: LockedEnrolment },
) {
  if (isSeatHeld(enrolment, ctx.now)) return undefined;
  const refusal = await whyNoSeat(tx, ctx, course);
  if (refusal || hasUnlimitedSeats(course)) return refusal;
  await tx
    .updateTable("enrolments")
    .set({ reserved_since: ctx.now, reserved_until: later(ctx.now, ctx.config.enrolmentExpires) })
    .where("id", "=", enrolment.id)
    .execute();
  return undefined;
}

/**
 * Why somebody who is enrolling cannot choose and pay now: the seat that they held is lost, or, where there is one for
 * everybody, nobody can enrol any more. A seat that is held is a promise, whatever happens to the course.
 */
export async function whyNotPay(
  tx: Tx,
  ctx: Applicant,
  { course, enrolment }: { course: LockedCourse; enrolment: LockedEnrolment },
): Promise<typeof EXPIRED | ApiError | undefined> {
  if (isSeatHeld(enrolment, ctx.now)) return undefined;
  return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : EXPIRED;
}

/**
 * Gives somebody who starts a payment the full time again, but at most three times that time in all from when the seat
 * was first held, so that nobody keeps a seat by reloading. Never shortens it.
 * @returns until when the seat is held; null where there is one for everybody
 */
export async function holdSeat(
  tx: Tx,
  { config, now }: Pick<Services, "config"> & { now: Date },
  { course, enrolment }: { course: LockedCourse; enrolment: LockedEnrolment },
) {
  const { reserved_since: since, reserved_until: until } = enrolment;
  if (hasUnlimitedSeats(course) || !since || !until) return null;
  const longest = later(since, LONGEST * config.enrolmentExpires);
  const wanted = later(now, config.enrolmentExpires);
  const held = new Date(Math.max(until.getTime(), Math.min(wanted.getTime(), longest.getTime())));
  await tx.updateTable("enrolments").set({ reserved_until: held }).where("id", "=", enrolment.id).execute();
  return held;
}
