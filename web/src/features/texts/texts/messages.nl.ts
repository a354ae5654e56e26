import { plural } from "#platform/formats/numbers.ts";

/** "1 woord", "1.024 woorden" */
export const wordCountText = (count: number) => plural(count, "woord", "woorden");

export const textMessages = {
  tip: "Tip van de redactie",
  shortTip: "Tip",
  private: "Privé",
  privateHelp: "Alleen jij ziet deze tekst.",
  public: "Openbaar",
  membersOnly: "Voor leden",
  membersOnlyHelp: "Alleen wie aangemeld is, ziet deze tekst.",
  edit: "Bewerk",
  newText: "Nieuwe tekst",
  readMore: "Lees nog iets",
  writtenBy: "Geschreven door",
};
