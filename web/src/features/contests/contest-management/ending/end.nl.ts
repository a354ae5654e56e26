export const endMessages = {
  title: "De wedstrijd beëindigen",
  intro:
    "Daarna kan de jury niet meer scoren. Wie meedeed, krijgt meteen een mail met de uitslag zoals ze nu is. Wijzig je de laureaten later nog, dan krijgt wie een andere uitslag heeft een tweede mail.",
  beforeDeadline: (when: string) =>
    `De deadline is nog niet voorbij: indienen kan tot ${when}. Na het einde kan niemand nog indienen.`,
  begun: (people: number) =>
    people === 1
      ? "Eén schrijver begon en diende nog niet in: die leest in een mail dat je vroeger stopte."
      : `${people} schrijvers begonnen en dienden nog niet in: zij lezen in een mail dat je vroeger stopte.`,
  noWinners:
    "Je koos nog geen winnaars: de mail zegt aan wie meedeed dat er geen gekozen werd. Kies ze dus eerst, ook als je de uitslag pas later op de site zet.",
  expectedOn: (day: string) =>
    `Je kondigde de uitslag aan voor ${day}. De mails vertrekken zodra je de wedstrijd beëindigt, ook als dat vroeger is.`,
  juryBusy: (left: number) =>
    `De jury is nog niet klaar: er ${left === 1 ? "ontbreekt nog 1 score" : `ontbreken nog ${left} scores`}.`,
  chooseWinners: "Kies winnaars",

  showFeedback: "Deelnemers lezen wat de jury schreef",
  showFeedbackHelp: "Zonder namen van juryleden. Over wie iets geschreven werd, leest in de mail waar het staat.",
  winnerMessage: "Jouw woorden voor wie won",
  winnerMessageHelp: "Bijvoorbeeld hoe de prijs overhandigd wordt. Komt in de mail, bij wat er altijd staat.",
  otherMessage: "Jouw woorden voor de anderen",
  otherMessageHelp: "Een woord van dank doet wie niet won deugd.",

  preview: "Bekijk de mails",
  previewTitle: "Zo zien de mails eruit",
  previewFailed: "De mails konden niet geladen worden.",
  toWhom: {
    winner: (count: number, feedback: string) => `Voor wie won${feedback} (${count})`,
    begun: (count: number) => `Voor wie begon en nog niet indiende (${count})`,
    other: (count: number, feedback: string) => `Voor wie niet won${feedback} (${count})`,
  },
  withFeedback: ", met feedback",
  withoutFeedback: ", zonder feedback",
  nobody: "Er diende niemand in: er gaat geen mail uit.",
  subject: "Onderwerp",
  close: "Sluit",

  end: "Beëindig de wedstrijd",
  cancel: "Annuleer",
  ended: (title: string) => `‘${title}’ is afgelopen. De mails met de uitslag vertrekken.`,
};
