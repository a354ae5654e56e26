export const listMessages = {
  create: "Maak een wedstrijd",
  table: "Jouw wedstrijden",
  contest: "Wedstrijd",
  state: "Toestand",
  deadline: "Deadline",
  entries: "Inzenders",
  entryCount: (entries: number, started: number) =>
    started > entries ? `${entries} (en ${started - entries} bezig)` : String(entries),
  none: "Nog geen wedstrijden",
  noneHelp:
    "Laat anderen schrijven: kies een onderwerp, een deadline en een prijs. Niemand ziet je wedstrijd tot je ze publiceert.",
  first: "Maak je eerste wedstrijd",
};
