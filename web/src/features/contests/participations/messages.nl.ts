export const myContestsMessages = {
  title: "Mijn wedstrijden",
  intro: "Waaraan je meedoet, wat je jureert en wat je zelf organiseert.",
  nav: "Mijn wedstrijden",
  participations: "Deelnames",
  judging: "Jureren",
  organizing: "Organiseren",
};

export const participationMessages = {
  title: "Mijn deelnames",
  contest: "Wedstrijd",
  state: "Toestand",
  deadline: "Deadline",
  withdrawColumn: "Intrekken",
  seeFeedback: "Lees de feedback",
  seeResult: "Bekijk de uitslag",
  ended: "Afgelopen",
  endedUnfinished: "Niet ingediend voor de deadline",
  submitted: "Ingediend",
  finish: "Werk je deelname af",
  none: "Geen deelnames gevonden.",
  noneHelp: "Kies een wedstrijd die bij je past, en doe mee met een tekst die je al hebt of nog schrijft.",
  toContests: "Bekijk de wedstrijden",

  withdraw: "Trek je deelname in",
  withdrawFrom: (title: string) => `Trek je deelname aan ‘${title}’ in`,
  withdrawTitle: "Je deelname intrekken?",
  withdrawHandedIn: (title: string) =>
    `Je inzending voor ‘${title}’ en de gegevens die je invulde, zijn dan weg, ook voor de jury. Wat je koos, blijft als privé bij je teksten staan, behalve wat je daar intussen verwijderde. Na de deadline kan je niet opnieuw indienen.`,
  withdrawBegun: (title: string) =>
    `De teksten die je koos voor ‘${title}’ en de gegevens die je invulde, zijn dan weg. Je teksten zelf blijven bij je teksten staan.`,
  withdrawn: (title: string) => `Je deelname aan ‘${title}’ is ingetrokken.`,

  feedbackTitle: "Feedback van de jury",
  feedbackIntro: (contest: string) => `Op wat je indiende voor ‘${contest}’.`,
  won: "Deze tekst heeft gewonnen.",
  awarded: (award: string) => `De uitslag voor deze tekst: ${award}.`,
  noFeedback: "Er is geen feedback",
  noFeedbackHelp: "De jury schreef niets bij je inzending.",
  changed: "Gewijzigd door de organisator.",
  noFeedbackOnText: "De jury schreef niets bij deze tekst.",
  points: (points: number) => `${points} op 100`,
  mean: (points: string) => `Gemiddeld ${points} op 100`,
  onlyPoints: "Zonder commentaar.",
  back: "Mijn deelnames",
  reread: "Herlees wat je indiende",
};
