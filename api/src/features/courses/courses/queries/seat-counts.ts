import { type RawBuilder, sql } from "kysely";

/*
 * How many seats are taken and held, and how many people wait: the one place that determines this, for every reader and
 * every check.
 */

/**
 * Whether an enrolment takes a seat as long as its person is not delisted: it is finalised, being paid for, or waiting
 * for an answer about instalments. `isSeatHeld` says the same about a loaded row.
 * @param alias of the table `enrolments`
 */
export const takesSeat = (alias: string, now: Date | RawBuilder<Date>) => {
  const enrolment = sql.table(alias);
  return sql<boolean>`(
    ${enrolment}.finalized_at is not null or ${enrolment}.reserved_until > ${now} or ${enrolment}.has_open_request
  )`;
};

/** Whether the enrolment `seat` takes a seat. */
const isTaken = (now: Date) => sql`seat.delisted_at is null and ${takesSeat("seat", now)}`;

/**
 * Whether the person of a waiting list entry (as `entry`) has a seat by enrolling, so that their offer does not hold a
 * second one.
 */
export const hasSeatByEnrolling = (now: Date) => sql<boolean>`exists (
  select from enrolments seat
  where seat.course_id = entry.course_id and seat.user_id = entry.user_id and ${isTaken(now)}
)`;

/** Whether staff blocked the person of a waiting list entry (as `entry`): no seat is kept for them. */
export const isOfBlockedPerson = sql<boolean>`exists (
  select from users blocked where blocked.id = entry.user_id and blocked.blocked_at is not null
)`;

/**
 * How many seats are taken: finalised, held or offered (docs/product/enrolments.md#seats). A statement that waits for
 * the lock of the course counts what it saw before: count in a new statement after locking.
 */
export const takenSeats = (now: Date) => sql<number>`((
  select count(*)::integer from enrolments seat where seat.course_id = course.id and ${isTaken(now)}
) + (
  select count(*)::integer from waiting_list_entries entry
  where entry.course_id = course.id and entry.state = 'offered' and entry.offered_until > ${now}
    and not ${hasSeatByEnrolling(now)} and not ${isOfBlockedPerson}
))`;

/** How many of the taken seats belong to participants; the others are held. */
export const enrolledPeople = sql<number>`(
  select count(*)::integer from enrolments seat
  where seat.course_id = course.id and seat.delisted_at is null and seat.finalized_at is not null
)`;

/** Whether the entry `entry` waits, and is not of a blocked person. */
export const isWaiting = sql<boolean>`(entry.state = 'waiting' and not ${isOfBlockedPerson})`;

/** How many people wait for a seat: they come before everybody else (docs/product/waiting-list.md#order). */
export const waitingPeople = sql<number>`(
  select count(*)::integer from waiting_list_entries entry where entry.course_id = course.id and ${isWaiting}
)`;

/** Whether a seat of a course is held for a person from the waiting list; false for a visitor. */
export const hasOffer = (courseId: RawBuilder<string>, personId: RawBuilder<string | null>, now: Date) =>
  sql<boolean>`exists (
    select from waiting_list_entries entry
    where entry.course_id = ${courseId} and entry.user_id = ${personId} and entry.state = 'offered'
      and entry.offered_until > ${now}
  )`;
