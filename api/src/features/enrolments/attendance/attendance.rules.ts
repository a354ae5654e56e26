import { brusselsDay, dayAfter, days } from "#platform/clock.ts";

/** A course that meets, from its first day to its last. */
export interface Meetings {
  firstDay: string;
  lastDay: string;
}

/** Undefined for a course without meetings, or where nobody enrols. */
export const meetingsOf = (course: {
  has_enrollments: boolean;
  start_date: string | null;
  end_date: string | null;
}): Meetings | undefined =>
  course.has_enrollments && course.start_date !== null
    ? { firstDay: course.start_date, lastDay: course.end_date ?? course.start_date }
    : undefined;

/** Whether attendance can be ticked on a day: a day of the course that has begun in Brussels. */
export const canBeTicked = ({ firstDay, lastDay }: Meetings, day: string, now: Date) =>
  day >= firstDay && day <= lastDay && day <= brusselsDay(now);

/** The days of a course, when there are no more than `most`: on a printed list each has a column. */
export function daysOf({ firstDay, lastDay }: Meetings, most: number): string[] | undefined {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / days(1) + 1;
  if (count > most) return undefined;
  return Array.from({ length: count }, (_, at) => dayAfter(firstDay, at));
}
