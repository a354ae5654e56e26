import { sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { listedCourses } from "#features/courses/courses/course.policy.ts";
import { isWaitingListOver, waitingListEndsAt } from "#features/courses/courses/course.rules.ts";
import { TOLD, tellListEnded } from "#features/courses/courses/list-ended.kind.ts";
import { factsUnderLock } from "#features/courses/courses/queries/facts-under-lock.ts";
import { hasSeatByEnrolling, isOfBlockedPerson, isWaiting } from "#features/courses/courses/queries/seat-counts.ts";
import { type LockedCourse, lockCourse } from "../enrolments/queries/lock-enrolment.ts";
import { isAdmitted } from "../enrolments/seats.ts";
import { offerLapsedMail, seatOfferedMail } from "./waiting-list.mail-kinds.ts";

type Advancing = Pick<Services, "db" | "jobs" | "clock" | "config">;

/**
 * Brings the waiting list of a course up to date: ends it when it is over; otherwise ends the offers that nobody used
 * in time, and offers every free seat to the person who has waited longest (docs/product/waiting-list.md#offers). A
 * second call changes nothing.
 */
export const advanceWaitingList = (services: Advancing, courseId: string) =>
  services.db.transaction().execute(async (tx) => {
    const course = await lockCourse(tx, courseId);
    if (!course) return;
    const now = services.clock.now();
    if (await isOver(tx, course, now)) return endList(tx, services, { course, now });
    await takeBackOffers(tx, services, { course, now });
    await offerSeats(tx, services, { course, now });
  });

interface Locked {
  course: LockedCourse;
  now: Date;
}

async function isOver(tx: Tx, course: LockedCourse, now: Date) {
  if (isWaitingListOver(course, now)) return true;
  // A course of a blocked organiser is not on the site either.
  const listed = await listedCourses(tx).select("course.id").where("course.id", "=", course.id).executeTakeFirst();
  return listed === undefined;
}

/**
 * Ends the list of a locked course. People who are enrolling with an offered seat can go on, and are not mailed that
 * the list ended; when the course is called off, they are notified because of their enrolment.
 */
export async function endList(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  { course, now }: { course: Pick<LockedCourse, "id" | "title">; now: Date },
) {
  const ended = await tx
    .updateTable("waiting_list_entries as entry")
    .set({ state: "ended", ended_at: now })
    .where("entry.course_id", "=", course.id)
    .where("entry.state", "in", ["waiting", "offered"])
    .returning([...TOLD, hasSeatByEnrolling(now).as("hasSeat")])
    .execute();
  await tellListEnded(
    tx,
    { jobs },
    course,
    ended.filter(({ hasSeat }) => !hasSeat),
  );
}

/**
 * Ends the offers of people who did not enrol in time, or are blocked. Somebody who is enrolling holds the seat by
 * doing so, until that lapses too.
 */
async function takeBackOffers(tx: Tx, { jobs }: Pick<Services, "jobs">, { course, now }: Locked) {
  const lapsed = await tx
    .updateTable("waiting_list_entries as entry")
    .set({ state: "lapsed", ended_at: now })
    .where("entry.course_id", "=", course.id)
    .where("entry.state", "=", "offered")
    .where((eb) => eb.or([eb("entry.offered_until", "<=", now), isOfBlockedPerson]))
    .where(sql<boolean>`not ${hasSeatByEnrolling(now)}`)
    .returning("entry.id as entryId")
    .execute();
  await jobs.enqueueAll(tx, offerLapsedMail, lapsed);
}

async function offerSeats(tx: Tx, services: Pick<Services, "jobs" | "config">, { course, now }: Locked) {
  const { taken } = await factsUnderLock(tx, course.id, now);
  let free = (course.max_participants ?? 0) - taken;
  if (free <= 0) return;
  const waiting = await tx
    .selectFrom("waiting_list_entries as entry")
    .select(["entry.id", "entry.user_id", isAdmitted(course.id, sql.ref("entry.user_id")).as("isAdmitted")])
    .where("entry.course_id", "=", course.id)
    .where(isWaiting)
    .orderBy("entry.joined_at")
    .orderBy("entry.id")
    .execute();
  const ended: string[] = [];
  for (const entry of waiting) {
    if (free === 0) break;
    // As the list is not over, people can enrol in the course; but the person who waits may by now need an invitation,
    // or be its organiser.
    if (entry.user_id === course.organizer_id || (course.is_closed && !entry.isAdmitted)) ended.push(entry.id);
    else {
      await offer(tx, services, { course, entry, now });
      free -= 1;
    }
  }
  await endEntries(tx, services, { course, now }, ended);
}

/** Ends the entries of people who could not use a seat: the course was closed in the meantime, or is their own. */
async function endEntries(tx: Tx, services: Pick<Services, "jobs">, { course, now }: Locked, ids: readonly string[]) {
  if (ids.length === 0) return;
  const ended = await tx
    .updateTable("waiting_list_entries as entry")
    .set({ state: "ended", ended_at: now })
    .where(sql<boolean>`entry.id = any(${ids}::uuid[])`)
    .returning(TOLD)
    .execute();
  await tellListEnded(tx, services, course, ended);
}

async function offer(
  tx: Tx,
  { jobs, config }: Pick<Services, "jobs" | "config">,
  { course, entry, now }: Locked & { entry: { id: string; user_id: string } },
) {
  const lasts = later(now, config.seatOfferLasts);
  const listEnds = waitingListEndsAt(course);
  const until = listEnds !== null && listEnds < lasts ? listEnds : lasts;
  await tx
    .updateTable("waiting_list_entries")
    .set({ state: "offered", offered_at: now, offered_until: until })
    .where("id", "=", entry.id)
    .execute();
  const about = { course: course.id };
  await notify(tx, { to: [entry.user_id], type: "courseSeatOffered", about, dedupeKey: entry.id, now });
  await jobs.enqueue(tx, seatOfferedMail, { entryId: entry.id });
}
