import type { Tx } from "#platform/db/database.ts";
import { isListed } from "../course.policy.ts";
import { hadParticipants } from "./course-columns.ts";
import { takenSeats, waitingPeople } from "./seat-counts.ts";

/**
 * How many people are in a course that the caller has locked, and whether the catalogue shows it: read after the lock
 * was taken, so that nobody came in between.
 */
export const factsUnderLock = (tx: Tx, courseId: string, now: Date) =>
  tx
    .selectFrom("courses as course")
    .select([takenSeats(now).as("taken"), waitingPeople.as("waiting")])
    .select((eb) => [hadParticipants("course.id", now).as("hadParticipants"), isListed(eb).as("isListed")])
    .where("course.id", "=", courseId)
    .executeTakeFirstOrThrow();
