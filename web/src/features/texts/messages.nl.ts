import { formatCount } from "../../platform/formats/numbers.ts";

/** "1 woord", "1.024 woorden" */
export const wordCountText = (count: number) => (count === 1 ? "1 woord" : `${formatCount(count)} woorden`);

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
  newText: "Nieuwe tekst",
  readMore: "Lees nog iets",
  by: "Geschreven door",
};
