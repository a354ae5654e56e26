export const listMessages = {
  title: "Wedstrijden beheren",
  intro: "Maak een wedstrijd, volg de inzendingen en kies wie wint.",
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
  beyond: "Zover gaat de lijst niet",
  toFirstPage: "Naar de eerste pagina",

  noRights: "Je kan nog geen wedstrijden maken",
  noRightsHelp: (email: string) =>
    `Je hebt geen rechten om wedstrijden te maken. Vraag toegang aan via info@inktvis.example, met het e-mailadres waarmee je je aanmeldt: ${email}.`,
  askAccess: "Vraag toegang",
  accessSubject: "Toegang om wedstrijden te maken",
  accessBody: (email: string) =>
    `Dag\n\nIk wil graag wedstrijden maken op Inktvis. Ik meld me aan met ${email}.\n\nVertel hier kort wie je bent en welke wedstrijd je wil maken.\n`,
};
