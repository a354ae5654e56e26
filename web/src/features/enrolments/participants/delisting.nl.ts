import { formatAmount, formatPercent } from "#platform/formats/numbers.ts";

export const delistingMessages = {
  delist: "Schrijf uit",
  delistTitle: (name: string) => `${name} uitschrijven?`,
  seat: "De plaats komt meteen vrij. De deelnemer krijgt een mail.",
  paid: (amount: string) => `Er kwam ${amount} binnen.`,
  byScale: (amount: string, percentage: number) =>
    `Volgens de regeling gaat er vandaag ${amount} terug: ${formatPercent(percentage)} van de prijs van de cursus`,
  nothingByScale: "Volgens de regeling gaat er vandaag niets terug.",
  until: "(tot en met",
  withdrawal: "De bedenktijd na de inschrijving loopt nog.",
  addOnBack: (name: string, amount: string) => `${name} (${amount}) is nog niet verstuurd, en gaat helemaal terug.`,
  addOnSent: (name: string) => `${name} is verstuurd, en gaat niet terug.`,
  due: (amount: string) => `De ${amount} die nog te betalen was, hoeft dan niet meer.`,
  refund: "Terug te betalen, in euro",
  refundHelp: (most: string) =>
    `Je kan dit wijzigen, van ${formatAmount(0)} tot ${most}. Er komt vanzelf een creditnota.`,
  message: "Bericht in de mail",
  delisted: (name: string) => `${name} is uitgeschreven.`,

  requestTitle: "Vraagt om uitgeschreven te worden",
  declinedTitle: "Vroeg om uitgeschreven te worden, en blijft ingeschreven",
  delistedTitle: "Bij het uitschrijven",
  asked: "De vraag van de deelnemer",
  answered: "Wat de deelnemer als antwoord kreeg",
  decline: "Ga er niet op in",
  declineTitle: "Niet uitschrijven?",
  declineHelp: "De deelnemer blijft ingeschreven, en krijgt een mail met wat je hier schrijft.",
  declineMessage: "Waarom niet?",
  declined: "De mail is verstuurd.",

  heldUntil: "De plaats is vrijgehouden tot",
  release: "Geef de plaats vrij",
  releaseTitle: (name: string) => `De plaats van ${name} vrijgeven?`,
  releaseHelp:
    "Iemand anders kan ze dan meteen krijgen. Wie toch nog betaalt, is ingeschreven zolang er een plaats is. De deelnemer krijgt een mail.",
  released: "De plaats is vrij. De mail is verstuurd.",

  relist: "Schrijf opnieuw in",
  relistTitle: (name: string) => `${name} opnieuw inschrijven?`,
  asBefore: "De deelnemer is meteen weer ingeschreven, zoals voordien, en krijgt een mail.",
  paysAgain:
    "Voor de eerste inschrijving is er al een creditnota. Wat daarvan nog bij ons is, betalen we nu ook terug; daarna wordt de hele prijs opnieuw betaald. Daarvoor is er zeker zeven dagen een plaats. De deelnemer krijgt een mail.",
  freeNow:
    "De cursus is intussen gratis: de deelnemer is meteen weer ingeschreven. Voor de eerste inschrijving is er al een creditnota. Wat daarvan nog bij ons is, betalen we nu ook terug. De deelnemer krijgt een mail.",
  relistProblems: {
    blocked: "Opnieuw inschrijven kan niet: dit account is geblokkeerd.",
    full: "Opnieuw inschrijven kan niet: de cursus is vol, of er wacht iemand op de plaats die vrij is.",
    cancelled: "Opnieuw inschrijven kan niet: de cursus gaat niet door.",
  },
  relisted: (name: string) => `${name} is terug. De mail is verstuurd.`,
};
