import { WRITE_PATH, CONTESTS_PATH, TIPS_PATH } from "@inktvis/contract/page-paths/community";

export const communityHome = {
  title: "Schrijf het op. Iemand wil het lezen.",
  intro:
    "Zet je verhaal, je gedicht of je column online. Lees wat anderen schrijven, volg wie je graag leest en waag je kans in een wedstrijd.",
  write: "Begin te schrijven",
  read: "Lees verder",
  newest: "Net geschreven",
  feed: "Uit het huis",
  newestLabel: "Vers van de pen",
  none: "Nog geen teksten",
  noneHelp: "Het eerste blad is nog leeg. De eerste tekst kan de jouwe zijn.",
  joinTitle: "Hier is nog een stoel vrij.",
  joinText: "Met een account zet je teksten online, volg je schrijvers en doe je mee. Het kost niets.",
  join: "Maak een account",
};

export const communityCalls = [
  {
    path: WRITE_PATH,
    title: "Schrijf",
    text: "Een leeg blad, alles bij de hand, en niets dat je stoort. Publiceer pas als jij het wilt.",
  },
  {
    path: CONTESTS_PATH,
    title: "Doe mee",
    text: "Wedstrijden met een onderwerp en een deadline: soms is dat precies het duwtje dat je zocht.",
  },
  {
    path: TIPS_PATH,
    title: "Word beter",
    text: "Elke week één tip van iemand die van schrijven zijn vak maakte.",
  },
];
