import { plural } from "#platform/formats/numbers.ts";
import type { AgendaItem } from "@inktvis/contract/features/discovery/agenda";

export const agendaMessages = {
  title: "Agenda",
  intro: "Wanneer cursussen beginnen en activiteiten doorgaan, per maand.",
  description: "Wanneer de cursussen van Inktvis beginnen en de activiteiten doorgaan, maand na maand.",
  narrowed: "Je ziet alleen wat bij je keuze past.",
  everything: "Toon alles",
  asList: "Als lijst, met filters",
  subscribe: "Volg in je eigen kalender",
  download: "Download als .ics",
  months: "Maanden",
  previous: "Vorige",
  next: "Volgende",
  month: "maand",
  thisMonth: "Deze maand",
  weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
  today: "vandaag",
  kinds: { course: "Cursus", activity: "Activiteit" } satisfies Record<AgendaItem["model"], string>,
  begins: "begint",
  hour: (hour: string) => `${hour} uur`,
  dayOf: (day: number, count: number) => `dag ${day} van ${count}`,
  count: (count: number) => plural(count, "cursus of activiteit", "cursussen en activiteiten"),
  hasMore: "Er is meer dan er op deze bladzijde kan: kies filters in de lijst.",
  none: (month: string) => `Niets in ${month}`,
  noneHelp: "Kijk een maand verder, of bekijk alles wat er nog komt in de lijst.",
};
