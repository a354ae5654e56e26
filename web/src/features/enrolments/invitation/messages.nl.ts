export const courseInvitationMessages = {
  eyebrow: "Uitnodiging voor een cursus",
  asks: (organization: string) => `${organization} nodigt je uit voor deze cursus.`,
  price: "Prijs",
  levels: "Je betaalt wat je kan.",
  means: [
    "Aanvaarden verplicht tot niets: inschrijven doe je daarna zelf, op de pagina van de cursus.",
    "Ben je ingeschreven, dan heb je een plaats. Een uitnodiging houdt er geen voor je vrij.",
  ],
  isClosed: "Deze cursus is alleen voor wie uitgenodigd is.",
  until: "Inschrijven kan tot en met",
  wasUntil: "De deadline is voorbij: inschrijven kon tot en met",
  full: "De cursus is nu vol.",
  look: "Bekijk de cursus",
  accepted: "Je kan je nu inschrijven voor deze cursus.",
  acceptedOnly: "Je aanvaardde de uitnodiging.",
  invalidHelp: (course: string) =>
    `De uitnodiging voor ‘${course}’ is ingetrokken of al gebruikt, of de cursus neemt geen inschrijvingen meer aan.`,
};
