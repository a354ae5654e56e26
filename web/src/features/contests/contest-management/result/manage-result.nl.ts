import { plural } from "#platform/formats/numbers.ts";

export const manageResultMessages = {
  title: "Uitslag",
  introBefore:
    "Kondig aan wanneer de uitslag komt: de dag staat op de pagina van de wedstrijd. Een woord van de jury kan je nu al voorbereiden. Na het einde kies je hier de laureaten en maak je alles bekend.",
  introEnded:
    "Kies je laureaten, schrijf een woord van de jury en bekijk het voorbeeld. Pas wanneer je de uitslag bekendmaakt, ziet iedereen ze.",
  introReleased: "De uitslag staat op de site. Wat je hier verbetert, staat er meteen, met de dag erbij.",
  releasedOn: (when: string) => `Bekendgemaakt op ${when}.`,
  view: "Bekijk de uitslag",
  preview: "Bekijk het voorbeeld",

  expectedOn: "Uitslag op",
  expectedOnHelp: "Laat leeg om niets aan te kondigen.",
  juryWord: "Een woord van de jury",
  juryWordHelp: "Staat op de pagina van de uitslag. Laat leeg voor geen.",
  juryWordPlaceholder: "Wat trof de jury in de inzendingen?",
  awards: "Laureaten",
  awardsHelp:
    "Een plaats kan je aan meer dan één tekst geven. De schrijversnaam en de titel komen in de uitslag. Een link naar de tekst staat er alleen wanneer de schrijver dat wil en de tekst openbaar is.",
  noEntries: "Er diende niemand in.",
  awardOf: (title: string) => `Uitslag van ‘${title}’`,
  tick: (title: string) => `Kies ‘${title}’`,
  ticked: (count: number) => `${plural(count, "tekst", "teksten")} aangevinkt.`,
  tickHelp: "Vink teksten aan om ze in één keer dezelfde uitslag te geven.",
  tickFirst: "Vink eerst teksten aan.",
  sharedAward: "Wat je aanvinkt, wordt",
  giveAward: "Pas toe",
  given: (count: number, award: string) => `${plural(count, "tekst", "teksten")}: ${award.toLowerCase()}.`,
  openEntry: "Naar de inzending, met scores en feedback",
  noScore: "nog geen score",
  score: (score: string) => `score ${score}`,

  save: "Bewaar",
  saved: "De uitslag is bewaard.",
  corrected: "De uitslag op de site is verbeterd.",
  release: "Maak de uitslag bekend",
  releaseTitle: "De uitslag bekendmaken?",
  releaseHelp:
    "Wat hier ingevuld is, staat dan voor iedereen op de site. Wie meedeed, de jury, en wie jou of een laureaat volgt, krijgt een melding. Wie een andere uitslag krijgt dan in de mail aan het einde stond, krijgt een mail.",
  released: "De uitslag is bekend.",
  withdraw: "Haal van de site",
  withdrawTitle: "De uitslag van de site halen?",
  withdrawHelp:
    "Niemand ziet ze dan nog, ook niet op profielen. Wat je koos en schreef, blijft hier bewaard. Wie er een melding van kreeg, heeft ze misschien al gelezen.",
  withdrawn: "De uitslag staat niet meer op de site.",
};
