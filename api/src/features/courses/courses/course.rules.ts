import { brusselsDay, brusselsInstant, later } from "#platform/clock.ts";

/** Whether the deadline is not over yet in Brussels (docs/product/courses.md#deadline); true without one. */
export const isBeforeDeadline = ({ enrollment_deadline }: { enrollment_deadline: string | null }, now: Date) =>
  enrollment_deadline === null || brusselsDay(now) <= enrollment_deadline;

/** Whether the last day of a course is over in Brussels. */
export const isOver = ({ end_date }: { end_date: string | null }, now: Date) =>
  end_date !== null && end_date < brusselsDay(now);

interface Seats {
  max_participants: number | null;
  taken: number;
  /** People on the waiting list, who come first. */
  waiting: number;
}
/** How many people can still enrol besides those who wait already; null when there is no limit. */
export const freeSeats = ({ max_participants, taken, waiting }: Seats) =>
  max_participants === null ? null : Math.max(max_participants - taken - waiting, 0);

interface Reservation {
  reserved_until: Date | null;
  /** Asked to pay in instalments and waits for an answer: the seat is held until somebody decides. */
  has_open_request: boolean;
}
/** Whether a seat is held for somebody who began to enrol: they are paying, or wait for an answer about instalments. */
export const isSeatHeld = ({ reserved_until, has_open_request }: Reservation, now: Date) =>
  has_open_request || (reserved_until !== null && reserved_until > now);

interface Progress {
  finalized_at: Date | null;
  delisted_at: Date | null;
}
/** Whether somebody began to enrol and has neither finished nor been delisted. */
export const isUnfinished = ({ finalized_at, delisted_at }: Progress) => finalized_at === null && delisted_at === null;

/**
 * Whether somebody held a seat and was too late (docs/product/enrolments.md#expiry); without a maximum no seat is lost.
 */
export const lostSeat = (
  { max_participants }: Pick<Seats, "max_participants">,
  enrolment: Reservation & { reserved_since: Date | null },
  now: Date,
) => max_participants !== null && enrolment.reserved_since !== null && !isSeatHeld(enrolment, now);

interface Days {
  enrollment_deadline: string | null;
  start_date: string | null;
}
/** The moment from which nobody gets a seat from the waiting list any more; null without days. */
export function waitingListEndsAt({ enrollment_deadline, start_date }: Days) {
  const ends = [
    ...(enrollment_deadline ? [later(brusselsInstant(enrollment_deadline), 1)] : []),
    ...(start_date ? [brusselsInstant(`${start_date}T00:00`)] : []),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

interface ListFacts extends Days {
  has_enrollments: boolean;
  max_participants: number | null;
}
/** Whether the waiting list of a course on the site is over, or does not exist (docs/product/waiting-list.md#end). */
export function isWaitingListOver(course: ListFacts, now: Date) {
  if (!course.has_enrollments || course.max_participants === null) return true;
  const end = waitingListEndsAt(course);
  return end !== null && end <= now;
}

interface EnrolFacts {
  organizer_id: string;
  has_enrollments: boolean;
  is_closed: boolean;
  enrollment_deadline: string | null;
  /** It is on the site, and not called off. */
  isListed: boolean;
  /** This person accepted an invitation, or began before the course was closed (docs/product/enrolments.md#closed). */
  isAdmitted: boolean;
}
export type EnrolProblem = "organizer" | "not-offered" | "not-invited" | "deadline-over";

/** Why somebody cannot enrol in a course, whether or not there is a seat; undefined when they can. */
export function enrolProblem(course: EnrolFacts, viewerId: string | undefined, now: Date): EnrolProblem | undefined {
  if (course.organizer_id === viewerId) return "organizer";
  if (!course.isListed || !course.has_enrollments) return "not-offered";
  if (course.is_closed && !course.isAdmitted) return "not-invited";
  return isBeforeDeadline(course, now) ? undefined : "deadline-over";
}

interface WaitFacts extends EnrolFacts, ListFacts, Seats {
  /** The enrolment that this person began. */
  own: (Reservation & Progress) | undefined;
}
export type WaitProblem = EnrolProblem | "delisted" | "enrolled" | "no-list" | "list-over" | "seat-held" | "seat-free";

/**
 * Why somebody who is not on the waiting list of a course cannot join it (docs/product/waiting-list.md#joining); undefined
 * when they can.
 */
export function waitProblem(course: WaitFacts, viewerId: string | undefined, now: Date): WaitProblem | undefined {
  const { own } = course;
  if (own?.delisted_at) return "delisted";
  if (own?.finalized_at) return "enrolled";
  const problem = enrolProblem(course, viewerId, now);
  if (problem) return problem;
  if (course.max_participants === null) return "no-list";
  if (isWaitingListOver(course, now)) return "list-over";
  if (own && isSeatHeld(own, now)) return "seat-held";
  return freeSeats(course) === 0 ? undefined : "seat-free";
}
