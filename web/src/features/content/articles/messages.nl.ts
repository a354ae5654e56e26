export const articleMessages = {
  by: "Door",
  download: (name: string) => `Download ‘${name}’`,
  related: "Lees ook",
  page: (page: number) => `Pagina ${page}`,
  search: "Zoek",
  noResults: "Niets gevonden",
  noResultsHelp: "Probeer een ander woord, of een woord minder.",
  empty: "Hier staat nog niets",
  emptyHelp: "Kom gerust nog eens kijken: er wordt aan geschreven.",
  showAll: "Toon alles",
  failed: "Deze lijst kon niet geladen worden.",
};

export const tipMessages = {
  title: "Tip van de week",
  intro: "Elke maandag één raad van iemand die schrijft, en een oefening om er meteen iets mee te doen.",
  week: (week: number) => `Week ${week}`,
  newest: "De nieuwste tip",
  earlier: "Eerdere tips",
  searchLabel: "Zoek in de tips",
  exercise: "Oefening",
  start: "Begin te schrijven",
  print: "Bewaar het oefenblad",
  otherTip: "Nog een tip",
};

export const newsMessages = {
  title: "Nieuws",
  intro: "Wat er gebeurt in ons huis en bij wie schrijft: verslagen, vragen en alles waar je bij kan zijn.",
  searchLabel: "Zoek in het nieuws",
};

export const archiveMessages = {
  title: "Archief",
  intro: "Alle nummers van Verzin, van het laatste tot het eerste, en wat er tussendoor gebeurde.",
  searchLabel: "Zoek in het archief",
};
