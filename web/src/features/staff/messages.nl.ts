import { formatCount } from "#platform/formats/numbers.ts";
import { formMessages } from "#platform/forms/messages.nl.ts";

/** The messages of the staff room that no resource owns. */
export const roomCopy = {
  room: "Kantoor",
  menu: "Menu",
  menuLabel: "Kantoor",
  dashboard: "Overzicht",
  groups: {
    content: "Inhoud",
    courses: "Cursussen",
    academy: "Schrijfacademie",
    money: "Geld",
    people: "Mensen",
    system: "Systeem",
  },
  loading: "Bezig met laden",

  emptyTitle: (many: string) => `Nog geen ${many}`,
  emptyHelp: (createTitle: string) => `Begin met ‘${createTitle}’.`,
  nothingFound: "Niets gevonden",
  nothingFoundHelp: "Zoek op iets anders, of haal de filters weg.",
  clearFilters: "Haal de filters weg",
  all: "Alles",
  search: "Zoek",
  total: (count: number, hasMore = false) => `${hasMore ? "Meer dan " : ""}${formatCount(count)} gevonden`,

  actions: "Acties",
  sorted: { ASC: "oplopend gesorteerd", DESC: "aflopend gesorteerd" },

  save: "Bewaar",
  backTo: (many: string) => `Terug naar ${many}`,
  remove: "Verwijder",
  removeTitle: (name: string) => `‘${name}’ verwijderen?`,
  removeHelp: "Het is dan voorgoed weg.",
  removed: "Verwijderd.",
  merge: (other: string) => `Neem op in ${other}`,
  mergeTitle: (name: string, other: string) => `‘${name}’ opnemen in ${other}`,
  mergeInto: "Opnemen in",
  merged: "Opgenomen.",
  loadFailed: "Dit kon niet geladen worden.",

  left: (count: number) => (count < 0 ? formMessages.tooLong(-count) : formMessages.left(count)),
  rows: {
    row: (one: string, number: number) => `${one} ${number}`,
    moved: (name: string, place: number) => `${name} staat nu op plaats ${place}.`,
    removed: (name: string) => `${name} is weggehaald.`,
    undo: "Zet terug",
    full: "Meer kunnen er niet bij.",
  },

  choose: "Kies",
  choicesFailed: "Niet alle keuzes konden geladen worden.",
  choicesMissing: "Deze keuzes konden niet geladen worden.",
  retry: "Probeer opnieuw",
  finding: {
    searching: "We zoeken.",
    failed: "Zoeken lukt nu niet. Druk op Enter om het opnieuw te proberen.",
    found: (count: number) => `${formatCount(count)} gevonden`,
    firstFound: (count: number) =>
      `De eerste ${formatCount(count)} staan hieronder. Staat wat je zoekt er niet bij? Typ dan meer.`,
  },
  person: {
    search: "Zoek op naam",
    nobody: "Niemand met een openbaar profiel heet zo.",
    choose: "Kies",
    chooseNamed: (name: string) => `Kies ${name}`,
    other: "Kies iemand anders",
  },
  currentFile: (name: string) => `Nu: ${name}`,
  chooseFile: "Kies een bestand",
  otherFile: "Kies een ander bestand",
  removeFile: "Verwijder het bestand",
  fileHelp: "Pdf, epub, docx of txt, hoogstens 5 MB.",
  fileTooLarge: "Dit bestand is te groot. Kies er een van hoogstens 5 MB.",
  writeHere: "Schrijf hier",

  needsTitle: "Nog een tweede stap",
  needs: {
    secondFactor:
      "Het kantoor gaat open met een tweede stap bij het aanmelden: een code van een app of een passkey. Stel er een in bij je instellingen en kom daarna terug. Op de andere sites verandert er niets.",
    secondStep:
      "Het kantoor gaat open met een tweede stap, en je meldde je nu met je wachtwoord alleen aan. Bevestig met je app, je passkey of een herstelcode.",
  },
  setUpSecondFactor: "Stel een tweede stap in",
  takeSecondStep: "Zet de tweede stap",

  waiting: "Wat op iemand wacht",
  start: "Aan de slag",
};
