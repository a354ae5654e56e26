import type { CourseTerm } from "@inktvis/contract/features/courses/course-changes";

const list = new Intl.ListFormat("nl-BE", { type: "conjunction" });

const FIELDS: Record<CourseTerm, string> = {
  days: "de data",
  classTimes: "de lesmomenten",
  location: "de plaats",
  teacher: "wie lesgeeft",
};

export const changeMessages = {
  warning: "Mensen rekenen hierop.",
  told: (terms: readonly CourseTerm[]) =>
    `Je wijzigt ${list.format(terms.map((term) => FIELDS[term]))}. Zodra je bewaart, krijgt iedereen die deelneemt of van wie een plaats vrijgehouden wordt, daar een mail over.`,
  deadlineStays: (day: string) =>
    `Inschrijven kan nog altijd tot en met ${day}. Moet die dag mee opschuiven? Pas hem dan ook aan.`,
  mapStays: "De kaart wijst nog de vorige plaats aan. Pas ook dat adres aan, of maak dat veld leeg.",
};
