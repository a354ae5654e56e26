import { formatPercent } from "#platform/formats/numbers.ts";

/** The texts of requests to be delisted, and of the refund terms for participants who leave. */
export const delistingCopy = {
  requests: {
    one: "vraag om uitschrijving",
    many: "vragen om uitschrijving",
    intro:
      "Wie zichzelf niet meer kan uitschrijven, vraagt het aan de organisator. Wat hier staat, wacht op een beslissing. Uitschrijven doe je op de pagina van de deelnemer.",
    course: "Cursus",
    starts: (day: string) => `begint op ${day}`,
    person: "Wie",
    erased: "gewist",
    asked: "Gevraagd",
    reason: "Reden",
    noReason: "geen reden",
    toParticipant: "Beslis",
    decline: "Ga er niet op in",
    declineTitle: "Niet uitschrijven?",
    declineHelp: "De deelnemer blijft ingeschreven en krijgt een mail met wat je hier schrijft.",
    message: "Waarom niet?",
    declined: "De mail is verstuurd.",
  },
  terms: {
    one: "stap van de regeling",
    many: "regeling bij uitschrijven",
    menu: "bij uitschrijven",
    createTitle: "Nieuwe stap",
    intro:
      "Wat wie zich uitschrijft, terugkrijgt van de prijs van de cursus. Wie al ingeschreven is, houdt de regeling van toen; een cursus kan een eigen regeling hebben. Later dan de laatste stap krijgt niemand iets terug. In de veertien dagen na de inschrijving is het altijd alles, tenzij iemand daarvan afzag.",
    daysBefore: "Tot en met zoveel dagen voor de start",
    days: (count: number) =>
      count === 1 ? "Tot en met de dag voor de start" : `Tot en met ${count} dagen voor de start`,
    percentage: "Percentage",
    back: (percentage: number) => `${formatPercent(percentage)} terug`,
  },
};
