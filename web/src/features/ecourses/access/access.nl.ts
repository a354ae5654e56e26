const SINCE = "Sinds";

/** The texts of the tab about access to an online course. */
export const accessMessages = {
  title: "Toegang",
  intro: "Wie deze online cursus volgt: wie je uitnodigde, en de deelnemers van cursussen die hem gebruiken.",
  archived: "Deze online cursus is gearchiveerd. Wie toegang heeft, houdt hem; uitnodigen en koppelen kan niet meer.",

  students: "Deelnemers",
  student: "Schrijversnaam",
  since: SINCE,
  through: "Toegang door",
  invitation: "Uitnodiging",
  course: (title: string) => `Cursus: ${title}`,
  noStudents: "Nog niemand volgt deze online cursus",
  noStudentsHelp: "Nodig mensen uit, of koppel een cursus: de deelnemers ervan krijgen meteen toegang.",
  onlyByCourse: "Stopt als de inschrijving stopt",
  remove: "Verwijder",
  who: (nickname: string) => ` ${nickname}`,
  removeTitle: (nickname: string) => `De toegang van ${nickname} stoppen?`,
  removeHelp: "Voortgang en antwoorden blijven bewaard, voor wanneer je hen opnieuw uitnodigt.",
  removeHelpWithCourse: "De uitnodiging vervalt. Door de cursus blijft er toegang, zolang de inschrijving loopt.",
  removeConfirm: "Stop de toegang",
  removed: (nickname: string) => `${nickname} is verwijderd.`,

  theEcourse: "wie deze online cursus maakt",
  defaultText: (title: string) =>
    `Ik nodig je graag uit voor de online cursus ‘${title}’.\n\nAanvaard de uitnodiging, en begin wanneer het jou past.`,

  courses: "Koppelen aan cursussen",
  coursesLabel: "Je cursussen",
  coursesHelp:
    "Deelnemers van een aangevinkte cursus krijgen toegang, en een mail. Wie daar uitgeschreven wordt, verliest die toegang. Haal je een vinkje weg, dan verliezen alle deelnemers van die cursus ze.",
  archivedCoursesHelp: "Haal een vinkje weg, en de deelnemers van die cursus verliezen die toegang.",
  noLinkedCourses: "Er is geen cursus gekoppeld.",
  courseFrom: (title: string, day: string | undefined) => `${title} (vanaf ${day})`,
  noCourses: "Je beheert geen cursussen waarvoor mensen zich hier inschrijven.",
  save: "Bewaar de koppelingen",
  saved: "De koppelingen zijn bewaard.",
  notSaved: "De koppelingen zijn niet bewaard.",
};

/** The texts of the tab with the online courses of a course. */
export const courseEcoursesMessages = {
  title: "Online cursussen",
  intro: "Kies welke van je online cursussen bij deze cursus horen.",
  label: "Je online cursussen",
  help: "Deelnemers van deze cursus krijgen toegang, en een mail. Wie uitgeschreven wordt, verliest die toegang. Haal je een vinkje weg, dan verliezen alle deelnemers ze.",
  archived: (title: string) => `${title} (gearchiveerd)`,
  none: "Je hebt nog geen online cursussen",
  noneHelp: "Maak er een, en koppel hem hier aan je cursus.",
  make: "Maak een online cursus",
};
