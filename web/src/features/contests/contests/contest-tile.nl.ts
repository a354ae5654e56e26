import { plural } from "#platform/formats/numbers.ts";

export const contestTileMessages = {
  contest: "Wedstrijd",
  closed: "Wedstrijd op uitnodiging",
  passed: "Afgelopen",
  judged: "Wordt beoordeeld",
  hasResult: "Uitslag bekend",
  /** Shown until the time left is known. */
  running: "Loopt nog",
  days: (count: number) => `Nog ${plural(count, "dag", "dagen")}`,
  hours: (count: number) => `Nog ${count} uur`,
  minutes: (count: number) => `Nog ${plural(count, "minuut", "minuten")}`,
  until: "Tot",
  passedOn: "Liep tot",
  enteredUntil: "Indienen kon tot",
};
