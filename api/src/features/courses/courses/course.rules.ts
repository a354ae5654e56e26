import { brusselsDay } from "#platform/clock.ts";

/** Whether a day is not over yet in Brussels (docs/product/courses.md#deadline); true without one. */
export const isBeforeDeadline = ({ enrollment_deadline }: { enrollment_deadline: string | null }, now: Date) =>
  enrollment_deadline === null || brusselsDay(now) <= enrollment_deadline;

interface Seats {
  max_participants: number | null;
  taken: number;
}
/** How many can still enrol; null when that is without limit. */
export const freeSeats = ({ max_participants, taken }: Seats) =>
  max_participants === null ? null : Math.max(max_participants - taken, 0);
