import type { CourseFigures } from "@inktvis/contract/features/enrolments/course-figures";
import { addDays } from "#platform/formats/days.ts";

type Seats = CourseFigures["seats"];

/** The side of the square in which the chart is drawn; its origin is at the top left. */
export const SIZE = 100;
const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/**
 * The last day of the chart: the deadline, once it is no further away than the first day. Before that, some time after
 * today, so that the line stays readable.
 */
function endOf({ from, until, deadline }: Seats) {
  if (deadline === null || deadline <= until) return until;
  const past = daysBetween(from, until) + 1;
  return daysBetween(until, deadline) <= past ? deadline : addDays(until, Math.ceil(past / 4));
}

/** The line of the seats over time, from the start of the first day until the end of the last one. */
export function seatLine(seats: Seats) {
  const { from, until, deadline, maximum, days } = seats;
  const end = endOf(seats);
  const span = Math.max(1, daysBetween(from, end) + 1);
  const top = Math.max(1, maximum ?? 0, ...days.map(({ taken }) => taken));
  const x = (day: string) => (SIZE * Math.min(span, Math.max(0, daysBetween(from, day)))) / span;
  const xAfter = (day: string) => x(addDays(day, 1));
  const y = (taken: number) => SIZE - (SIZE * taken) / top;
  const steps = days.map(({ day, taken }) => `H${x(day)}V${y(taken)}`).join("");
  return {
    end,
    line: `M0 ${SIZE}${steps}H${xAfter(until)}`,
    area: `M0 ${SIZE}${steps}H${xAfter(until)}V${SIZE}Z`,
    untilX: xAfter(until),
    maximumY: maximum === null ? null : y(maximum),
    deadlineX: deadline === null || deadline < from || deadline > end ? null : xAfter(deadline),
  };
}

/**
 * How the label of a mark is aligned, so that it stays within the chart: starting at the mark, centred on it, or ending
 * there.
 */
export function alignOf(x: number) {
  if (x < SIZE / 4) return "start";
  return x > (SIZE * 3) / 4 ? "end" : "middle";
}
