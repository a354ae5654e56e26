interface KindMessages {
  /** On the tab, and in breadcrumbs. */
  name: string;
  title: string;
  intro: string;
  noRights: string;
  /** "om cursussen te maken" */
  purpose: string;
}

export const managementMessages = {
  management: "Beheer",
  tabs: "Wat je beheert",
  newestFirst: "Wat je het laatst maakte, staat bovenaan.",
  publicPage: "Bekijk op de site",
  read: "Lees",
  readOf: (title: string) => `Lees ‘${title}’`,
  edit: "Wijzig",
  editOf: (title: string) => `Wijzig ‘${title}’`,
  delete: "Verwijder",
  deleteOf: (title: string) => `Verwijder ‘${title}’`,
  cancel: "Annuleer",

  noRightsHelp: (purpose: string, contactEmail: string, email: string) =>
    `Je hebt geen rechten ${purpose}. Vraag toegang aan via ${contactEmail}, met het adres waarmee je je aanmeldt: ${email}.`,
  askAccess: "Vraag toegang",
  accessSubject: (purpose: string) => `Toegang ${purpose}`,
  accessBody: (purpose: string, email: string) =>
    `Dag\n\nIk wil graag toegang ${purpose} op Inktvis. Ik meld me aan met ${email}.\n\nVertel hier kort wie je bent en wat je wil maken.\n`,
};

/** The texts for each kind of thing that people manage. */
export const kindMessages = {
  contests: {
    name: "Wedstrijden",
    title: "Wedstrijden beheren",
    intro: "Maak een wedstrijd, volg de inzendingen en kies wie wint.",
    noRights: "Je kan nog geen wedstrijden maken",
    purpose: "om wedstrijden te maken",
  },
  courses: {
    name: "Cursussen",
    title: "Cursussen beheren",
    intro: "Maak een cursus, volg de inschrijvingen en verwittig wie meedoet.",
    noRights: "Je kan nog geen cursussen maken",
    purpose: "om cursussen te maken",
  },
  activities: {
    name: "Activiteiten",
    title: "Activiteiten beheren",
    intro: "Zet een lezing, een workshop of een schrijfcafé in de agenda.",
    noRights: "Je kan nog geen activiteiten maken",
    purpose: "om activiteiten te maken",
  },
  ecourses: {
    name: "Online cursussen",
    title: "Online cursussen beheren",
    intro: "Maak lessen die mensen volgen wanneer het hun past.",
    noRights: "Je kan nog geen online cursussen maken",
    purpose: "om online cursussen te maken",
  },
} satisfies Record<string, KindMessages>;
