import type { Course } from "@inktvis/contract/features/courses/course";
import { formatCount } from "#platform/formats/numbers.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** How many seats are taken and held; for a course with meetings also the maximum and the number that is free. */
export function SeatTable({ course }: { course: Course }) {
  const { filledSeats, heldSeats, hasRealLifePart, maxParticipants, availableSeats } = course;
  const rows: [title: string, count: number | null][] = [
    [copy.filled, filledSeats - heldSeats],
    ...(heldSeats > 0 ? ([[copy.held, heldSeats]] satisfies [string, number][]) : []),
    ...(hasRealLifePart
      ? ([
          [copy.maximum, maxParticipants],
          [copy.free, availableSeats],
        ] satisfies [string, number | null][])
      : []),
  ];
  return (
    <table className="w-full max-w-sm">
      <caption className="pb-2 text-left font-display text-xl">{copy.seats}</caption>
      <tbody>
        {rows.map(([title, count]) => (
          <tr className="border-t border-hairline" key={title}>
            <th className="py-2 text-left font-normal text-ink-soft" scope="row">
              {title}
            </th>
            <td className="py-2 text-right font-display text-xl tabular-nums">
              {count === null ? "–" : formatCount(Math.max(0, count))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
