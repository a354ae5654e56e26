import type { Attendance } from "@inktvis/contract/features/enrolments/attendance";
import { addDays } from "#platform/formats/days.ts";

/** A course that lasts no longer than this may meet every day. */
const A_WEEK = 7;

const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The days on which somebody was there, the last first. */
export const heldDays = (ticks: readonly { day: string; present: boolean }[]) =>
  [...new Set(ticks.filter(({ present }) => present).map(({ day }) => day))].toSorted((one, other) =>
    other.localeCompare(one),
  );

type Period = Pick<Attendance, "firstDay" | "lastDay" | "today">;

/**
 * The day that is shown first (docs/product/attendance.md#ticking). The days of lessons are not known, but a course
 * that lasts longer than a week mostly meets on the weekdays on which it begins, ends, or met before.
 */
export function likelyDay({ firstDay, lastDay, today }: Period, held: readonly string[]): string {
  const latest = lastDay < today ? lastDay : today;
  if (addDays(firstDay, A_WEEK) > lastDay) return latest;
  const weekdays = new Set([firstDay, lastDay, ...held].map(weekdayOf));
  const days = Array.from({ length: A_WEEK }, (_day, back) => addDays(latest, -back));
  return days.find((day) => day >= firstDay && weekdays.has(weekdayOf(day))) ?? latest;
}
