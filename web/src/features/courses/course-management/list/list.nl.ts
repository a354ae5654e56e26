import { plural } from "#platform/formats/numbers.ts";

export const listMessages = {
  create: "Maak een cursus",
  table: "Jouw cursussen",
  course: "Cursus",
  state: "Toestand",
  copy: "Volgende editie, nog niet gepubliceerd",
  openRequests: (count: number) => `${plural(count, "vraag wacht", "vragen wachten")} op je antwoord`,
  start: "Begint",
  noStart: "Zonder bijeenkomsten",
  startUnknown: "Nog te kiezen",
  seats: "Plaatsen",
  seatCount: (filled: string, max: string | undefined) => (max === undefined ? filled : `${filled} van ${max}`),
  heldSeats: (held: string) => `en ${held} vrijgehouden`,
  noSeats: "–",
  actions: "Wat je kan doen",
  none: "Nog geen cursussen",
  noneHelp:
    "Zet een workshop, een reeks avonden of een coaching op de site. Niemand ziet je cursus tot je hem publiceert.",
  first: "Maak je eerste cursus",
};
