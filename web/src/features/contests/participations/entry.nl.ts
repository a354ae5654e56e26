import { plural } from "#platform/formats/numbers.ts";

export const entryMessages = {
  eyebrow: "Deelnemen",
  steps: "Stappen van je deelname",
  stepTitles: { reglement: "Reglement", teksten: "Teksten", gegevens: "Gegevens", klaar: "Klaar" },
  toContest: "Naar de wedstrijd",

  rulesTitle: "Lees het reglement",
  rulesIntro: "Wie deelneemt, gaat akkoord met dit reglement.",
  youNeed: "Wat je nodig hebt",
  needTexts: (count: number, fewer: boolean) =>
    count === 1
      ? "1 tekst van jezelf. Hij wordt privé zodra je indient, tot de wedstrijd afgelopen is."
      : `${fewer ? `1 tot ${count}` : count} teksten van jezelf. Ze worden privé zodra je indient, tot de wedstrijd afgelopen is.`,
  needData: "Je naam, geboortedatum, adres en telefoonnummer. Alleen de organisator ziet die.",
  needAge: (ages: string) => `Een leeftijd die past, op de dag van de deadline: ${ages}.`,
  needDeadline: "Indienen kan tot",
  accept: "Ik aanvaard het reglement",
  accepted: "Je aanvaardde het reglement.",
  continue: "Ga verder",

  textsTitle: (count: number, fewer: boolean) =>
    count === 1 ? "Kies je tekst" : fewer ? `Kies 1 tot ${count} teksten` : `Kies ${count} teksten`,
  textsTitleClosed: "Wat je had gekozen",
  textsIntro: "De jury krijgt je tekst zoals hij is op het moment dat je indient.",
  textsOrder: "De jury krijgt ze in de volgorde waarin je ze aanvinkt.",
  textLength: (limit: string) => `Een tekst telt ${limit}.`,
  needLength: (limit: string) => `Elke tekst telt ${limit}.`,
  textsField: "Mijn teksten",
  chosen: (count: number, max: number, fewer: boolean) =>
    `${count} van ${fewer && max > 1 ? `hoogstens ${max}` : max} gekozen`,
  preview: "Bekijk",
  previewOf: (title: string) => ` wat de jury krijgt van ‘${title}’`,
  previewNote: "Zo krijgt de jury je tekst.",
  words: (count: number) => plural(count, "woord", "woorden"),
  filter: "Zoek in je teksten",
  nothingFound: "Geen van je teksten heet zo.",
  newText: "Schrijf een nieuwe tekst",
  noTexts: "Je hebt nog geen teksten",
  noTextsHelp: "Schrijf er een. Zodra je hem bewaart, kom je hier terug.",
  textDeleted: "Een tekst die je koos, bestaat niet meer. Kies een andere.",
  saveTexts: "Bewaar en ga verder",

  dataTitle: "Vul je gegevens in",
  dataTitleClosed: "Wat je had ingevuld",
  dataIntro: "Alleen de organisator ziet dit, om je te bereiken als je wint. De jury krijgt deze gegevens niet.",
  questions: "Vragen van de organisator",
  link: "Als je bij de laureaten bent",
  mayLink: "De uitslag mag naar mijn tekst linken",
  linkHelp:
    "Alleen wanneer je tekst dan openbaar staat. Je schrijversnaam en de titel staan altijd in de uitslag. Je kan dit later nog veranderen.",
  linkSaved: { yes: "De uitslag mag naar je tekst linken.", no: "De uitslag linkt niet naar je tekst." },
  linkNeedsPublic: "Na de wedstrijd zet je je tekst zelf weer openbaar: pas dan staat er een link.",
  youEnter: "Je dient in",
  youChose: "Je koos",
  change: "Kies andere teksten",
  finalNote: "Na het indienen verandert er niets meer aan je deelname. Je kan ze wel intrekken.",
  submit: "Dien in",

  doneTitle: "Je deelname is ingediend",
  handedInOn: "Ingediend op",
  doneTexts: (count: number) => (count === 1 ? "Je tekst" : "Je teksten"),
  invalid: "De organisator verklaarde deze inzending ongeldig: ze doet niet meer mee.",
  invalidTitle: (title: string) => `Over ‘${title}’`,
  reread: "Herlees wat je indiende",
  rereadData: "Je gegevens",
  name: "Naam",
  phone: "Telefoon",
  dateOfBirth: "Geboren op",
  postalAddress: "Adres",
  next: "Wat nu?",
  nextMail: "Je kreeg een mail ter bevestiging.",
  nextPrivate:
    "Wat je indiende, blijft privé tot de wedstrijd afgelopen is. Verander je de tekst zelf nog, dan merkt de jury daar niets van.",
  nextJury: "De uitslag krijg je per mail.",
  doneEnded: "De wedstrijd is afgelopen.",
  toParticipations: "Naar mijn deelnames",

  reopened: "De organisator gaf je deelname terug. Verander wat nodig is en dien opnieuw in: pas dan doe je weer mee.",

  lateTitle: "De deadline is voorbij",
  endedEarlyTitle: "De wedstrijd is vroeger beëindigd",
  late: "De wedstrijd is afgelopen. Je kan niet meer deelnemen.",
  lateBy: "Indienen kon tot",
  lateHelp:
    "Wat je koos en invulde, staat hieronder nog. Er is niets verstuurd, en je teksten zijn nog altijd van jou.",
  lateQuestion: "Denk je dat er iets misliep? Vraag het aan de organisator; die staat bij de wedstrijd.",
  otherContests: "Bekijk andere wedstrijden",
  notAllowed: "Je kan aan deze wedstrijd niet deelnemen.",
  notAllowedClosed:
    "Deze wedstrijd is voor wie een uitnodiging kreeg. Kreeg je er een, open dan eerst de link in die mail.",
  notAllowedPart: "Wie een wedstrijd organiseert of jureert, of dat vroeger deed, doet er zelf niet aan mee.",
};
