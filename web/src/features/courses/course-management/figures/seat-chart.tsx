import type { CourseFigures } from "@inktvis/contract/features/enrolments/course-figures";
import type { ReactNode } from "react";
import { formatDate } from "#platform/formats/dates.ts";
import { Folded } from "#ui/folded.tsx";
import { figuresMessages as copy } from "./figures.nl.ts";
import { alignOf, seatLine, SIZE } from "./seat-line.ts";

/** How the seats fill up, with the maximum and the deadline marked, and a table of the numbers in it. */
export function SeatChart({ seats }: { seats: CourseFigures["seats"] }) {
  const { days, maximum, deadline } = seats;
  const { line, area, maximumY, deadlineX, untilX } = seatLine(seats);
  const now = days.at(-1)?.taken ?? 0;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-xl">{copy.seats}</span>
        <span className="font-display text-2xl tabular-nums">{copy.chart(now, maximum)}</span>
      </figcaption>
      {days.length === 0 ? (
        <p className="text-ink-soft">{copy.nobody}</p>
      ) : (
        <>
          {deadline !== null && deadlineX !== null && (
            <div className="relative h-5 text-sm text-ink-soft">
              <Label x={deadlineX}>{copy.deadline(formatDate(deadline))}</Label>
            </div>
          )}
          {/* Stretched to the available space. The labels are outside it, because they would be stretched too. */}
          <svg
            aria-hidden="true"
            className="h-40 w-full overflow-visible border-b border-edge sm:h-52"
            preserveAspectRatio="none"
            viewBox={`0 0 ${SIZE} ${SIZE}`}
          >
            <path className="fill-wash" d={area} />
            {maximumY !== null && <Mark d={`M0 ${maximumY}H${SIZE}`} />}
            {deadlineX !== null && <Mark d={`M${deadlineX} 0V${SIZE}`} />}
            <path
              className="fill-none stroke-accent-ink"
              d={line}
              strokeWidth={2.5}
              vectorEffect="non-scaling-stroke"
            />
            <path
              className="fill-none stroke-edge"
              d={`M${untilX} ${SIZE}v5`}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <Axis seats={seats} />
          <DayTable days={days} />
        </>
      )}
    </figure>
  );
}

/** A label for today at its mark, and below it the first and the last day of the chart. */
function Axis({ seats }: { seats: CourseFigures["seats"] }) {
  const { end, untilX } = seatLine(seats);
  const { from, isOver } = seats;
  return (
    <div className="mt-1 text-sm text-ink-soft">
      <div className="relative h-5">
        <Label x={untilX}>{isOver ? copy.lastDay : copy.today}</Label>
      </div>
      <div className="flex justify-between gap-x-4">
        <span>{formatDate(from)}</span>
        {end !== from && <span>{formatDate(end)}</span>}
      </div>
    </div>
  );
}

/** A label at its horizontal position in the chart. */
const Label = ({ x, children }: { x: number; children: ReactNode }) => (
  <span
    className="absolute whitespace-nowrap"
    style={{ left: `${x}%`, translate: { start: "0", middle: "-50%", end: "-100%" }[alignOf(x)] }}
  >
    {children}
  </span>
);

const DayTable = ({ days }: Pick<CourseFigures["seats"], "days">) => (
  <Folded title={copy.table}>
    <table className="w-full max-w-sm">
      <thead>
        <tr>
          <th className="py-2 text-left font-normal text-ink-soft" scope="col">
            {copy.day}
          </th>
          <th className="py-2 text-right font-normal text-ink-soft" scope="col">
            {copy.taken}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, taken }) => (
          <tr className="border-t border-hairline" key={day}>
            <td className="py-2">{formatDate(day)}</td>
            <td className="py-2 text-right tabular-nums">{taken}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Folded>
);

const Mark = ({ d }: { d: string }) => (
  <path
    className="fill-none stroke-ink-soft"
    d={d}
    strokeDasharray="5 4"
    strokeWidth={1.5}
    vectorEffect="non-scaling-stroke"
  />
);
