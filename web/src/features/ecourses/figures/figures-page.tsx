import { useSuspenseQuery } from "@tanstack/react-query";
import { ecourseFiguresQuery } from "./figures.queries.ts";
import { figuresMessages as copy } from "./figures.nl.ts";
import { LessonFigures } from "./lesson-figures.tsx";
import { TestFigures } from "./test-figures.tsx";

/** Figures about how people follow an online course (docs/product/ecourses.md#figures). */
export function EcourseFiguresPage({ id }: { id: string }) {
  const { data: figures } = useSuspenseQuery(ecourseFiguresQuery(id));
  const { lessons, tests, students } = figures;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-2">
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="text-lg text-ink-soft">{students === 0 ? copy.nobody : copy.summary(figures)}</p>
      </header>
      {students > 0 && (
        <>
          {lessons.length > 0 ? <LessonFigures lessons={lessons} students={students} /> : <p>{copy.noLessons}</p>}
          {tests.length > 0 && <TestFigures lessons={lessons} tests={tests} />}
        </>
      )}
    </div>
  );
}
