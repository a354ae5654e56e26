export const listMessages = {
  create: "Maak een online cursus",
  first: "Maak je eerste online cursus",
  none: "Nog geen online cursussen",
  noneHelp:
    "Schrijf lessen in modules, voeg een test toe en nodig mensen uit. Niemand ziet hem voor jij toegang geeft.",

  table: "Jouw online cursussen",
  ecourse: "Online cursus",
  state: "Toestand",
  lessons: "Lessen",
  students: "Deelnemers",
  actions: "Wat je kan doen",
};
