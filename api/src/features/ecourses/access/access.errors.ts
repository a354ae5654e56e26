import { conflict, gone, invalid, refused } from "#platform/http/errors.ts";

/** Also for people who do not manage the online course. Not a 404: the page that lists the students still exists. */
export const noSuchStudent = () =>
  gone(
    "Deze deelnemer volgt de online cursus niet door een uitnodiging. Wie toegang heeft door een cursus, schrijf je uit in die cursus.",
  );
export const isArchived = () =>
  refused("Deze online cursus is gearchiveerd: uitnodigen en koppelen kan niet meer. Haal hem eerst uit het archief.");
/** For a link that was requested from a course; nothing was linked. */
export const archivedAmong = () =>
  invalid({
    ecourses: "Je koos een online cursus die gearchiveerd is. Haal hem eerst uit het archief, of laat hem weg.",
  });
export const notYourEcourses = () =>
  invalid({ ecourses: "Een online cursus die je koos, bestaat niet meer of beheer je niet. Vernieuw de lijst." });
export const notYourCourses = () =>
  invalid({ courses: "Een cursus die je koos, bestaat niet meer of beheer je niet. Vernieuw de lijst." });
export const linksChanged = () =>
  conflict(
    "changed-elsewhere",
    "De koppelingen werden intussen elders gewijzigd. De lijst is bijgewerkt, met wat jij aanduidde: kijk ze na en bewaar opnieuw.",
  );
export const onlyShown = () =>
  refused(
    "Koppelen kan alleen met een cursus waarvoor mensen zich hier inschrijven: anders heeft hij geen deelnemers.",
  );
