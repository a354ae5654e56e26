import { type EcourseFigures, STOPPED_AFTER_DAYS } from "@inktvis/contract/features/ecourses/ecourse-figures";
import { formatCount } from "#platform/formats/numbers.ts";
import { classNames } from "#ui/class-names.ts";
import { figuresMessages as copy } from "./figures.nl.ts";

type Lesson = EcourseFigures["lessons"][number];

interface LessonFiguresProps {
  lessons: readonly Lesson[];
  students: number;
}

/**
 * For each lesson, how many students opened and completed it, as bars within the total number, and where people
 * stopped.
 */
export function LessonFigures({ lessons, students }: LessonFiguresProps) {
  const anyStopped = lessons.some(({ stopped }) => stopped > 0);
  return (
    <div className="grid gap-3">
      <table className="w-full">
        <caption className="pb-4 text-left font-display text-2xl">{copy.lessons}</caption>
        <thead>
          <tr className="grid grid-cols-[minmax(0,1fr)_5.5rem_6.5rem] gap-x-3 pb-2 text-sm text-ink-soft">
            <th className="text-left font-normal" scope="col">
              {copy.lesson}
            </th>
            <th className="text-right font-normal" scope="col">
              <Swatch className="opacity-40" /> {copy.opened}
            </th>
            <th className="text-right font-normal" scope="col">
              <Swatch /> {copy.completed}
            </th>
            <th className="sr-only" scope="col">
              {copy.stopped}
            </th>
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} students={students} />
          ))}
        </tbody>
      </table>
      {anyStopped && <p className="text-sm text-ink-soft">{copy.stoppedHelp(STOPPED_AFTER_DAYS)}</p>}
    </div>
  );
}

/** The colour of a part of the bars. */
const Swatch = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames("inline-block size-2.5 rounded-full bg-accent-ink", className)} />
);

const LessonRow = ({ lesson, students }: { lesson: Lesson; students: number }) => (
  <tr className="grid grid-cols-[minmax(0,1fr)_5.5rem_6.5rem] items-baseline gap-x-3 gap-y-1.5 border-t border-hairline py-3">
    <th className="text-left font-normal break-words" scope="row">
      <span className="text-ink-soft tabular-nums">{lesson.number}.</span> {lesson.title}
    </th>
    <td className="text-right tabular-nums">{formatCount(lesson.opened)}</td>
    <td className="text-right font-semibold tabular-nums">{formatCount(lesson.completed)}</td>
    <td className="col-span-3 grid gap-1.5">
      <svg
        aria-hidden="true"
        className="h-2.5 w-full rounded-full bg-sunken"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect className="fill-accent-ink opacity-40" height={1} width={(100 * lesson.opened) / students} />
        <rect className="fill-accent-ink" height={1} width={(100 * lesson.completed) / students} />
      </svg>
      {lesson.stopped > 0 && <span className="text-sm text-ink-soft">{copy.stoppedHere(lesson.stopped)}</span>}
    </td>
  </tr>
);
