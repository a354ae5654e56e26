import { plural } from "#platform/formats/numbers.ts";
import { wordCountText } from "./messages.nl.ts";

export const ownTextsMessages = {
  myTexts: "Mijn teksten",
  myTextsIntro: "Alles wat je schreef, ook wat nog niemand mag zien.",
  noOwnTexts: "Een leeg blad, en alle tijd",
  noOwnTextsHelp: "Begin met één zin. Alleen jij ziet je tekst, tot je zelf beslist om te publiceren.",
  firstText: "Schrijf je eerste tekst",
  changedOn: "Gewijzigd op",
  readIt: "Lees",
  delete: "Verwijder",
  ofText: (title: string) => ` ‘${title}’`,
  deleteTitle: "Je tekst verwijderen?",
  deleteHelp: (title: string, count: number) =>
    `‘${title}’ (${wordCountText(count)}) is dan weg, samen met de afbeeldingen en het adres. Terughalen kan niet. Wat je ervan indiende bij een wedstrijd of een les, blijft daar staan.`,
  deleteConfirm: "Verwijder de tekst",
  deleted: (title: string) => `‘${title}’ is verwijderd.`,
  unfinished: "Nog niet bewaard",
  olderUnfinished: (count: number) => `Nog ${plural(count, "ouder blad", "oudere bladen")}`,
  untitled: "Zonder titel",
  discard: "Gooi weg",
  discardTitle: "Dit blad weggooien?",
  discardHelp: (title: string, count: number) =>
    `‘${title}’ (${wordCountText(count)}) is dan weg. Terughalen kan niet.`,
  discardConfirm: "Gooi het blad weg",
  unfinishedLink: "Schrijf verder",
  unsavedChanges: "Met wijzigingen die je nog niet bewaarde",
};
