import type { Ecourse } from "@inktvis/contract/features/ecourses/ecourses";
import { progressMessages as copy } from "./progress.nl.ts";
import "./completion-bar.css";

/** The progress of a student in an online course: a bar, "x van y lessen" and a percentage. */
export const CompletionBar = ({ completion }: { completion: Ecourse["me"]["completion"] }) => {
  const { completed, total, percentage } = completion;
  if (total === 0) return <p className="text-ink-soft">{copy.noLessons}</p>;
  return (
    <div className="grid max-w-md gap-1.5">
      <progress aria-label={copy.progress} className="completion-bar" max={100} value={percentage} />
      <p className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        <span>{copy.lessonsOf(completed, total)}</span>
        <span className="font-semibold text-ink">{copy.percentage(percentage)}</span>
      </p>
    </div>
  );
};
