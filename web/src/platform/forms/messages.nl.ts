import { plural } from "../formats/numbers.ts";

export const formMessages = {
  close: "Oké",
  summary: (count: number) => (count === 1 ? "Eén ding klopt nog niet:" : `${count} dingen kloppen nog niet:`),
  dayOrder: "Dag, maand en jaar, in de volgorde die het veld toont.",
  dayOf: (label: string) => `${label}, dag`,
  timeOf: (label: string) => `${label}, uur`,
  unreadable: "Wat hier staat, is niet volledig of bestaat niet. Verbeter het, of maak het leeg.",
  left: (left: number) => `Nog ${plural(left, "teken", "tekens")}.`,
  tooLong: (over: number) => `${plural(over, "teken", "tekens")} te veel.`,
  restored: "Wat je al had ingevuld, staat er weer.",
  discard: "Gooi weg wat je invulde",
};
