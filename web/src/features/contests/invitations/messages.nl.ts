export const invitationMessages = {
  forJury: "Uitnodiging voor de jury",
  toTakePart: "Uitnodiging om mee te doen",
  asksJury: (organization: string) => `${organization} vraagt je om deze wedstrijd te jureren.`,
  asksParticipant: (organization: string) => `${organization} nodigt je uit om aan deze wedstrijd mee te doen.`,
  juryMeans: [
    "Je leest de inzendingen en geeft elke een score van 0 tot 100, met feedback als je wil.",
    "Wie in de jury zit, kan zelf niet meedoen.",
    "De organisator ziet je naam, je scores en je feedback.",
  ],
  enterBy: "Indienen kan tot",
  enteringEnded: "Indienen kan niet meer: dat kon tot",
  scoreBy: "Scoren kan tot",
  scoredBy: "Scoren kon tot",
  isBlind: "Je leest zonder namen: wie wat schreef, weet je niet.",
  participantMeans: [
    "Je kiest teksten die je al schreef, of schrijft er eerst een nieuwe.",
    "Aanvaarden verplicht tot niets: je dient pas in als je dat zelf wil.",
  ],
  knowsWriters:
    "De jury leest hier zonder namen, maar jij beheert deze wedstrijd mee en kan zien wie wat schreef. Kijk daar niet naar zolang je jureert, of sla deze uitnodiging af.",
  look: "Bekijk de wedstrijd",
  joined: "Welkom in de jury.",
  invited: "Je kan nu meedoen aan deze wedstrijd.",
  invitedLate: "Je uitnodiging is aanvaard. Indienen kan niet meer.",
  invalidHelp: (contest: string) =>
    `De uitnodiging voor ‘${contest}’ is ingetrokken of al gebruikt, of de wedstrijd is afgelopen.`,
};
