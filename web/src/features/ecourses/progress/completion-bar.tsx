import type { Ecourse } from "@inktvis/contract/features/ecourses/ecourses";
import { progressMessages as copy } from "./progress.nl.ts";

/** How far somebody is with an online course: a bar, a percentage and "x van y lessen". */
export const CompletionBar = ({ completion }: { completion: Ecourse["me"]["completion"] }) => {
  const { completed, total, percentage } = completion;
  return (
    <div className="grid max-w-md gap-1.5">
      <progress aria-label={copy.progress} className="h-2.5 w-full accent-accent-ink" max={100} value={percentage} />
      <p className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        <span>{copy.lessonsOf(completed, total)}</span>
        <span className="font-semibold text-ink">{copy.percentage(percentage)}</span>
      </p>
    </div>
  );
};
