import { contestMessages as copy } from "./messages.nl.ts";
import { UNKNOWN_TIME, useTimeLeft } from "#platform/time-left.ts";

interface ContestCountdownProps {
  deadline: string;
  onZero: () => void;
}

/**
 * Counts down to the deadline every second (docs/product/contests.md#deadline). Not a live region: a screen reader
 * reads it on demand only.
 */
export function ContestCountdown({ deadline, onZero }: ContestCountdownProps) {
  const left = useTimeLeft(deadline, onZero);
  const seconds = Math.ceil((left ?? 0) / 1000);
  const units = [
    { name: copy.days, count: Math.floor(seconds / 86_400) },
    { name: copy.hours, count: Math.floor(seconds / 3600) % 24 },
    { name: copy.minutes, count: Math.floor(seconds / 60) % 60 },
    { name: copy.seconds, count: seconds % 60 },
  ];
  return (
    <div aria-label={copy.countdown} aria-live="off" className="flex gap-2 sm:gap-4" role="timer">
      {units.map(({ name, count }) => (
        <p
          className="grid min-w-16 flex-1 justify-items-center gap-1 rounded-sm bg-field px-2 py-3 text-on-field sm:py-4"
          key={name(0)}
        >
          <span className="font-display text-4xl leading-none tabular-nums sm:text-6xl">
            {left === undefined ? UNKNOWN_TIME : count}
          </span>{" "}
          <span className="text-xs sm:text-sm">{name(count)}</span>
        </p>
      ))}
    </div>
  );
}
