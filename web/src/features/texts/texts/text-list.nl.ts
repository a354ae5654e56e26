import { formatCount, plural } from "#platform/formats/numbers.ts";
import { textHeadMessages } from "./text-head.nl.ts";

export const textListMessages = {
  ...textHeadMessages,
  listIntro:
    "Verhalen, gedichten en wat daartussen valt, geschreven door mensen zoals jij. Het nieuwste ligt bovenaan.",
  listFailed: "De teksten konden niet geladen worden.",
  newest: "De nieuwste teksten",
  noTexts: "Nog geen teksten",
  noTextsHelp: "Het eerste blad is nog leeg. De eerste tekst kan de jouwe zijn.",
  newText: "Nieuwe tekst",

  searchLabel: "Zoek in de teksten",
  searchPlaceholder: "Een titel, een woord, een naam",
  search: "Zoek",
  filters: "Genres en volgorde",
  genres: "Genres",
  chosen: " (gekozen)",
  order: "Volgorde",
  sorts: { newest: "Nieuwste", oldest: "Oudste", popular: "Meest geliefd", title: "Titel" },
  bestMatch: "Beste eerst",

  results: "Gevonden teksten",
  resultCount: (total: number, hasMore: boolean) =>
    hasMore ? `${formatCount(total)}+ teksten` : plural(total, "tekst", "teksten"),
  resultCountFor: (text: string) => ` met ‘${text}’`,
  similarTo: (text: string) => `Niets met precies ‘${text}’. Dit lijkt erop.`,
  authorsOnly: (text: string) => `Geen tekst met ‘${text}’ erin. Dit is van wie zo heet.`,
  writers: "Schrijvers",
  noResults: "Niets gevonden",
  noResultsFor: (text: string) => `Niets gevonden voor ‘${text}’`,
  noResultsHelp: "Probeer een ander woord of minder genres. Een woord uit de titel of uit de tekst volstaat.",
  clear: "Wis alles",
};
