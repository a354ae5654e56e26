import type { JudgedContest } from "@inktvis/contract/features/contests/jury";
import { juryMessages as copy } from "./messages.nl.ts";

interface ProgressBarProps {
  contest: Pick<JudgedContest, "scored" | "total" | "isPassed">;
  className?: string;
}

/** The progress of judging, in words and as a bar. */
export function ProgressBar({ contest: { scored, total, isPassed }, className }: ProgressBarProps) {
  if (total === 0) return <p className="text-ink-soft">{isPassed ? copy.nothing : copy.nothingYet}</p>;
  const text = copy.progress(scored, total);
  return (
    <div className={`grid gap-1.5 ${className ?? ""}`}>
      <p className="text-sm font-semibold tabular-nums">{text}</p>
      <div
        aria-label={text}
        aria-valuemax={total}
        aria-valuemin={0}
        aria-valuenow={scored}
        className="h-2 overflow-hidden rounded-full border border-edge bg-sunken"
        role="progressbar"
      >
        <div
          className="h-full origin-left bg-accent-ink transition-transform duration-200 ease-out"
          style={{ transform: `scaleX(${scored / total})` }}
        />
      </div>
    </div>
  );
}
