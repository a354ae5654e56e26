import { formatCount, plural } from "#platform/formats/numbers.ts";

const people = (count: number) => plural(count, "deelnemer", "deelnemers");

export const figuresMessages = {
  title: "Cijfers",
  nobody: "Nog niemand heeft toegang. Zodra mensen de lessen openen, zie je hier hoe ver ze komen.",
  summary: ({ students, started, finished }: { students: number; started: number; finished: number }) =>
    `Van ${people(students)} ${started === 1 ? "begon" : "begonnen"} er ${formatCount(started)}; ${formatCount(finished)} ${
      finished === 1 ? "werkte" : "werkten"
    } alle lessen af.`,

  lessons: "Les per les",
  lesson: "Les",
  opened: "Geopend",
  completed: "Afgewerkt",
  stopped: "Gestopt",
  stoppedHere: (count: number) => `${plural(count, "deelnemer stopte", "deelnemers stopten")} hier`,
  stoppedHelp: (days: number) => `Gestopt: wie hier het laatst was, en al ${days} dagen geen les meer opende.`,
  noLessons: "Er zijn nog geen lessen.",

  tests: "Tests",
  test: "Test",
  finalTest: "Eindproef",
  lessonTest: (number: number) => `Les ${number}`,
  passed: (passed: number, of: number) =>
    `${formatCount(passed)} van ${people(of)} ${passed === 1 ? "slaagde" : "slaagden"}`,
  noResponses: "Nog niemand legde deze test af.",
  mostMissed: "Meest gemist",
  missed: (count: number) => `fout bij ${people(count)}`,
  allRight: "Niemand had een fout antwoord.",
};
