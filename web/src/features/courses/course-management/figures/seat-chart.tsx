import type { CourseFigures } from "@inktvis/contract/features/enrolments/course-figures";
import { formatDate } from "#platform/formats/dates.ts";
import { Folded } from "#ui/folded.tsx";
import { figuresMessages as copy } from "./figures.nl.ts";
import { seatLine, SIZE } from "./seat-line.ts";

/** How the seats fill, with the maximum and the deadline marked, and the numbers behind it in a table. */
export function SeatChart({ seats }: { seats: CourseFigures["seats"] }) {
  const { days, maximum, deadline, from } = seats;
  const { end, line, area, maximumY, deadlineX } = seatLine(seats);
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
          {/* Stretched to where it stands: words would be stretched along, so they are outside. */}
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
          </svg>
          <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span>{formatDate(from)}</span>
            {deadline !== null && deadline !== end && deadlineX !== null && (
              <span>{copy.deadline(formatDate(deadline))}</span>
            )}
            <span>{deadline === end ? copy.deadline(formatDate(end)) : formatDate(end)}</span>
          </div>
          <DayTable days={days} />
        </>
      )}
    </figure>
  );
}

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
