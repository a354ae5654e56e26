interface Things {
  title: string;
  intro: string;
  /** Of something that people cannot make yet. */
  coming?: string;
  noRights: string;
  /** "om cursussen te maken" */
  toMake: string;
}

export const managementMessages = {
  tabs: "Wat je beheert",
  contests: "Wedstrijden",
  courses: "Cursussen",
  activities: "Activiteiten",
  ecourses: "Online cursussen",

  noRightsHelp: (toMake: string, contactEmail: string, email: string) =>
    `Je hebt geen rechten ${toMake}. Vraag toegang aan via ${contactEmail}, met het e-mailadres waarmee je je aanmeldt: ${email}.`,
  askAccess: "Vraag toegang",
  accessSubject: (toMake: string) => `Toegang ${toMake}`,
  accessBody: (toMake: string, email: string) =>
    `Dag\n\nIk wil graag toegang ${toMake} op Inktvis. Ik meld me aan met ${email}.\n\nVertel hier kort wie je bent en wat je wil maken.\n`,
};

/** What people manage, by the last part of its address. */
export const managedThings = {
  wedstrijden: {
    title: "Wedstrijden beheren",
    intro: "Maak een wedstrijd, volg de inzendingen en kies wie wint.",
    noRights: "Je kan nog geen wedstrijden maken",
    toMake: "om wedstrijden te maken",
  },
  cursussen: {
    title: "Cursussen beheren",
    intro: "Maak een cursus, volg de inschrijvingen en verwittig wie meedoet.",
    coming: "Binnenkort maak en beheer je hier cursussen.",
    noRights: "Je kan nog geen cursussen maken",
    toMake: "om cursussen te maken",
  },
  activiteiten: {
    title: "Activiteiten beheren",
    intro: "Zet een lezing, een workshop of een schrijfcafé in de agenda.",
    coming: "Binnenkort maak en beheer je hier activiteiten.",
    noRights: "Je kan nog geen activiteiten maken",
    toMake: "om activiteiten te maken",
  },
  "e-cursussen": {
    title: "Online cursussen beheren",
    intro: "Maak lessen die mensen volgen wanneer het hun past.",
    coming: "Binnenkort maak en beheer je hier online cursussen.",
    noRights: "Je kan nog geen online cursussen maken",
    toMake: "om online cursussen te maken",
  },
} satisfies Record<string, Things>;
