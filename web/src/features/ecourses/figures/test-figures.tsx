import type { EcourseFigures } from "@inktvis/contract/features/ecourses/ecourse-figures";
import { figuresMessages as copy } from "./figures.nl.ts";

type Test = EcourseFigures["tests"][number];

interface TestFiguresProps {
  tests: readonly Test[];
  lessons: EcourseFigures["lessons"];
}

/** For each test, how many students passed it, and the question that most of them answered wrong. */
export const TestFigures = ({ tests, lessons }: TestFiguresProps) => (
  <section className="grid gap-4">
    <h2 className="text-2xl">{copy.tests}</h2>
    <ul className="grid gap-4 sm:grid-cols-2">
      {tests.map((test) => (
        <li className="grid content-start gap-2 rounded-xl border border-hairline bg-raised p-5" key={test.id}>
          <p className="eyebrow">{placeOf(test, lessons)}</p>
          <h3 className="text-lg break-words">{test.title}</h3>
          <TestResult test={test} />
        </li>
      ))}
    </ul>
  </section>
);

function placeOf({ lessonId }: Test, lessons: EcourseFigures["lessons"]) {
  const lesson = lessons.find(({ id }) => id === lessonId);
  return lesson ? copy.lessonTest(lesson.number) : copy.finalTest;
}

function TestResult({ test: { people, passed, mostMissed } }: { test: Test }) {
  if (people === 0) return <p className="text-ink-soft">{copy.noResponses}</p>;
  return (
    <>
      <p>{copy.passed(passed, people)}</p>
      {mostMissed ? (
        <p className="text-ink-soft">
          {copy.mostMissed}: <q className="text-ink">{mostMissed.question}</q> ({copy.missed(mostMissed.people)})
        </p>
      ) : (
        <p className="text-ink-soft">{copy.allRight}</p>
      )}
    </>
  );
}
