export const contestListMessages = {
  title: "Wedstrijden",
  intro: "Een onderwerp, een deadline en iemand die je leest. Soms is dat precies het duwtje dat je zocht.",
  page: (page: number) => `Pagina ${page}`,
  description: "Schrijfwedstrijden in het Nederlands: waar je kan meedoen, tot wanneer en wat je kan winnen.",
  resultFeed: "De uitslagen van wedstrijden",
  mine: "Mijn wedstrijden",
  organizeTitle: "Zelf een wedstrijd?",
  organizeText:
    "Zet je wedstrijd op deze plek: mensen nemen hier deel, je jury leest hier. Word organisator, wij helpen je op weg.",
  organize: "Word organisator",
  all: "Alle wedstrijden",
  none: "Nog geen wedstrijden",
  noneHelp: "Er is nog niets aangekondigd. Je tekst kan je intussen al schrijven.",
  write: "Begin te schrijven",
  failed: "De wedstrijden konden niet geladen worden.",
};
