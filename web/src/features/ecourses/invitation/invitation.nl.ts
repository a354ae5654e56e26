export const ecourseInvitationMessages = {
  eyebrow: "Uitnodiging voor een online cursus",
  asks: (organizer: string) => `${organizer} nodigt je uit voor deze online cursus.`,
  lessons: (count: number) => (count === 1 ? "Hij heeft 1 les." : `Hij heeft ${count} lessen.`),
  means: [
    "Aanvaard je, dan kan je meteen beginnen. Je volgt hem op je eigen tempo, op elk toestel.",
    "Wie hem maakt, ziet je schrijversnaam bij de deelnemers.",
  ],
  toMine: "Mijn cursussen",
  accepted: "Je kan deze online cursus nu volgen.",
  invalidHelp: "Ze is ingetrokken of al gebruikt. Vraag een nieuwe aan wie je uitnodigde.",
};
