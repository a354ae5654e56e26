import { formatCount } from "../../platform/formats/numbers.ts";

const words = (count: number) => (count === 1 ? "1 woord" : `${formatCount(count)} woorden`);

export const textMessages = {
  reading: "Lezen",
  listIntro:
    "Verhalen, gedichten en wat daartussen valt, geschreven door mensen zoals jij. Het nieuwste ligt bovenaan.",
  listDescription: "Lees verhalen, gedichten en columns van wie schrijft op Inktvis. Het nieuwste eerst.",
  listPage: (page: number) => `Pagina ${page}`,
  listFailed: "De teksten konden niet geladen worden.",
  newest: "De nieuwste teksten",
  noTexts: "Nog geen teksten",
  noTextsHelp: "Het eerste blad is nog leeg. De eerste tekst kan de jouwe zijn.",
  pastLastPage: "Zo ver zijn we nog niet",
  pastLastPageHelp: "Er zijn minder teksten dan je dacht. Blader terug, of schrijf er een bij.",
  toFirstPage: "Naar de nieuwste teksten",

  collaborator: "Team Inktvis",
  private: "Privé",
  privateHelp: "Alleen jij ziet deze tekst.",
  public: "Openbaar",
  edit: "Bewerk",
  readMore: "Lees nog iets",
  by: "Geschreven door",
  words,

  myTexts: "Mijn teksten",
  myTextsIntro: "Alles wat je schreef, ook wat nog niemand mag zien.",
  newText: "Nieuwe tekst",
  noOwnTexts: "Een leeg blad, en alle tijd",
  noOwnTextsHelp: "Begin met één zin. Alleen jij ziet je tekst, tot je zelf beslist ze te publiceren.",
  firstText: "Schrijf je eerste tekst",
  changedOn: "Gewijzigd op",
  readIt: "Lees",
  delete: "Verwijder",
  ofText: (title: string) => ` ‘${title}’`,
  deleteTitle: "Je tekst verwijderen?",
  deleteHelp: (title: string, count: number) =>
    `‘${title}’ (${words(count)}) is dan weg, met haar afbeeldingen en haar adres. Terughalen kan niet.`,
  deleteConfirm: "Verwijder de tekst",
  deleted: (title: string) => `‘${title}’ is verwijderd.`,
  unfinished: "Er ligt nog een blad dat je niet bewaard had.",
  unfinishedLink: "Schrijf verder",
  unsavedChanges: "Met wijzigingen die je nog niet bewaarde",
};
