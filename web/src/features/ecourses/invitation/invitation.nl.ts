import { plural } from "#platform/formats/numbers.ts";

export const ecourseInvitationMessages = {
  eyebrow: "Uitnodiging voor een online cursus",
  asks: (organizer: string) => `${organizer} nodigt je uit voor deze online cursus.`,
  lessons: (count: number) => `De online cursus telt ${plural(count, "les", "lessen")}.`,
  means: [
    "Aanvaard je, dan kan je meteen beginnen. Je volgt de lessen op je eigen tempo, op elk toestel.",
    "De cursus kost je niets.",
    "De maker ziet je schrijversnaam bij de deelnemers.",
  ],
  toMine: "Mijn cursussen",
  accepted: "Je kan deze online cursus nu volgen.",
  invalidHelp:
    "Ze is ingetrokken of al gebruikt, of de online cursus neemt niemand meer aan. Vraag het aan wie je uitnodigde.",
};
