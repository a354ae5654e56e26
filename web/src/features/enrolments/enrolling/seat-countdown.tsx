import { DateTime } from "#platform/date-time.tsx";
import { useTimeLeft } from "#platform/time-left.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

const MINUTE = 60_000;
/** In minutes. When a seat is held for longer, its day is shown instead of a countdown. */
const COUNTED = 120;
/** The numbers of minutes left at which a screen reader announces them. */
const SPOKEN_AT = new Set([5, 1]);

interface SeatCountdownProps {
  until: string;
  onLapsed: (at: string) => void;
}

/** How long the seat is held: a quiet line, in minutes. */
export function SeatCountdown({ until, onLapsed }: SeatCountdownProps) {
  const left = useTimeLeft(until, () => onLapsed(until));
  const minutes = left === undefined ? undefined : Math.ceil(left / MINUTE);
  const isLong = minutes !== undefined && minutes > COUNTED;
  return (
    <div>
      <p className="text-ink-soft tabular-nums">
        {copy.held} <DateTime date={until} format={isLong ? "long" : "timeOnly"} />
        {minutes !== undefined && !isLong && `, ${copy.heldFor(copy.minutes(minutes))}`}.
      </p>
      <p className="sr-only" role="status">
        {minutes !== undefined && SPOKEN_AT.has(minutes) && copy.heldSpoken(copy.minutes(minutes))}
      </p>
    </div>
  );
}
