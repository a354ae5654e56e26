import { PICTURE_HELP } from "#ui/picture-file.ts";
import { plural } from "#platform/formats/numbers.ts";
import { wordCountText } from "../messages.nl.ts";

function charactersLeft(left: number) {
  const count = plural(Math.abs(left), "teken", "tekens");
  return left < 0 ? `${count} te veel` : `nog ${count}`;
}

export const writingMessages = {
  newText: "Nieuwe tekst",
  editText: (title: string) => `${title} bewerken`,
  back: { texts: "Mijn teksten", entry: "Je deelname", lesson: "De les" },
  assignment: "De opdracht",
  assignmentGone:
    "De les waarvoor je dit wou schrijven, vraagt geen tekst meer of gaat voor jou niet meer open. Schrijf gerust verder: je tekst komt bij Mijn teksten.",
  needsScript: "Om te schrijven heb je JavaScript nodig. Zet het aan in je browser en laad deze pagina opnieuw.",

  title: "Titel",
  titlePlaceholder: "Je titel",
  titleLeft: charactersLeft,
  body: "Tekst",
  bodyPlaceholder: "Begin hier. De eerste zin mag slecht zijn.",
  bodyLeft: charactersLeft,
  bodyNearlyFull:
    "Je blad is bijna vol. Wordt het langer, dan kan je het niet online bewaren. Verdeel het over twee teksten.",
  bodyTooLong:
    "Je blad is te lang om online te bewaren: het staat alleen in deze browser. Kort het in, of verdeel het over twee teksten.",
  settings: "Instellingen",
  done: "Terug naar je tekst",

  words: wordCountText,
  states: {
    empty: "Nog leeg",
    saved: "Bewaard",
    kept: "Bewaard in deze browser",
    "kept-online": "Klad bewaard",
    "kept-too-long": "Te lang om online te bewaren",
    "kept-without-picture": "Bewaard in deze browser, zonder je afbeelding",
    gone: "Klad elders teruggezet of weggegooid",
    failed: "Niet bewaard in deze browser",
  },
  keptWithoutPicture: "Je afbeelding is te groot om in deze browser te bewaren. Ze gaat mee zodra je de tekst bewaart.",
  draftNotKept: "Deze browser kan je tekst niet bewaren. Bewaar je tekst zelf voor je deze pagina verlaat.",

  visibility: "Wie mag dit lezen?",
  private: "Alleen ik",
  privateHelp: "Niemand anders vindt of ziet je tekst.",
  members: "Wie aangemeld is",
  membersHelp: "Alleen leden vinden en lezen je tekst, ook met een link. Zoekmachines niet.",
  public: "Iedereen",
  publicHelp: "Je tekst staat met je schrijversnaam op de site.",
  enteredIn: (contest: string) =>
    `Deze tekst doet mee aan ‘${contest}’ en blijft privé tot die wedstrijd afgelopen is.`,
  privateForNow: "Alleen jij, tot je publiceert.",
  pictureHelp: `${PICTURE_HELP} Staat boven je tekst.`,

  save: "Bewaar",
  openPublish: "Publiceer…",
  publishTitle: "Publiceren",
  publishFor: {
    everybody: "Publiceer voor iedereen",
    members: "Publiceer voor leden",
    author: "Bewaar, alleen voor mij",
  },
  preview: "Zo ziet een lezer je tekst",
  changeSettings: "Wijzig genres of afbeelding",

  savedPrivately: (title: string) => `‘${title}’ is bewaard. Alleen jij ziet deze tekst.`,
  savedForEntry: (title: string) => `‘${title}’ is bewaard.`,
  saved: "Je tekst is bewaard.",
  savedHidden: "Je tekst is bewaard. Alleen jij ziet hem.",
  published: "Je tekst staat online.",
  publishedForMembers: "Je tekst staat online voor wie aangemeld is.",

  changedTitle: "Je tekst werd elders bewaard",
  changedHelp: (when: string, count: string) =>
    `In een ander venster of op een ander toestel bewaarde je op ${when} een andere versie (${count}). Welke blijft? Geen woord gaat verloren.`,
  keepThisVersion: "Bewaar wat hier staat",
  keepThisVersionHelp: "Titel en woorden van elders staan daarna bij je vroegere versies.",
  loadOtherVersion: "Neem de versie van elders",
  loadOtherVersionHelp: "Wat hier staat, blijft als klad bewaard.",
  otherVersionLoaded: "De versie van elders staat op je blad. Wat er stond, is als klad bewaard.",
  deletedElsewhere: "Deze tekst is intussen verwijderd. Bewaar je nog eens, dan wordt het een nieuwe tekst.",

  versions: "Vroegere versies",
  versionsHelp: "Telkens je bewaart, blijft hier staan hoe je tekst daarvoor was.",
  noVersions: "Er zijn nog geen vroegere versies. Die komen er wanneer je een gewijzigde tekst bewaart.",
  versionsFailed: "Je vroegere versies konden niet geladen worden.",
  versionOf: (when: string) => `Versie van ${when}`,
  backToVersions: "Alle versies",
  restoreVersion: "Zet deze versie op je blad",
  restoreVersionHelp: "Er verandert niets aan je tekst tot je bewaart.",
  versionRestored: "De vroegere versie staat op je blad. Bewaar om ze te houden.",

  draftFound: "We vonden een versie die je nog niet bewaard had",
  draftDetails: (title: string, count: string, when: string) => `‘${title}’, ${count}, van ${when}.`,
  untitled: "Zonder titel",
  olderDrafts: (count: number) => `Nog ${plural(count, "oudere versie", "oudere versies")}`,
  draftIsOlder: (when: string) => `De tekst hieronder is nieuwer: je bewaarde die op ${when}.`,
  restore: "Zet terug",
  discard: "Gooi weg",
  discardTitle: "Deze versie weggooien?",
  discardHelp: (title: string, count: string) =>
    `De versie van ‘${title}’ die je nog niet bewaard had (${count}) is dan weg.`,
  discardConfirm: "Gooi de versie weg",
  restored: "Je versie staat er weer.",
  restoredWithoutPicture: "Je versie staat er weer. Kies je afbeelding opnieuw: die was te groot om te bewaren.",
};
