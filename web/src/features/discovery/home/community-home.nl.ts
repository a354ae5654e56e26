import { WRITE_PATH, CONTESTS_PATH, TIPS_PATH } from "@inktvis/contract/page-paths/community";

export const communityHome = {
  title: "Schrijf het op. Iemand wil het lezen.",
  intro:
    "Zet je verhaal, je gedicht of je column online. Lees wat anderen schrijven, volg wie je graag leest en waag je kans in een wedstrijd.",
  write: "Begin te schrijven",
  read: "Lees verder",
  newest: "Nu te lezen",
  feed: "Uit het huis",
  newestLabel: "Vers van de pen",
  chosenLabel: "De redactie koos",
  calls: "Wat je hier kunt doen",
  none: "Nog geen teksten",
  noneHelp: "Het eerste blad is nog leeg. De eerste tekst kan de jouwe zijn.",
  joinTitle: "Hier is nog een stoel vrij.",
  joinText: "Met een account zet je teksten online, volg je schrijvers en doe je mee. Het kost niets.",
  join: "Maak een account",
};

/** One sentence with three links. */
export const communityCalls = [
  { path: WRITE_PATH, before: "Begin aan ", link: "een leeg blad", after: ", " },
  { path: CONTESTS_PATH, before: "waag je kans in ", link: "een wedstrijd", after: ", of neem eerst " },
  { path: TIPS_PATH, before: "", link: "de tip van deze week", after: " mee." },
];
