import { notFound, refused, tooMany } from "#platform/http/errors.ts";

export const noSuchCourse = () => notFound("Deze cursus bestaat niet.");
/** To people who do not manage a course, there is nothing to manage. */
export const notManaged = () => notFound("Deze cursus bestaat niet, of je beheert hem niet.");
export const hadParticipantsBefore = () =>
  refused("Mensen schreven zich in voor deze cursus. Hij blijft bestaan; je kan hem wel van de site halen.");
export const isCancelled = () => refused("Deze cursus gaat niet door. Dat kan niet meer veranderen.");
export const needsDays = () => refused("Deze cursus heeft nog geen data. Vul ze eerst in bij de instellingen.");
export const peopleEnrol = () =>
  refused(
    "Mensen kunnen zich voor deze cursus inschrijven. Haal de cursus eerst van de site; daarna kan je hem verwijderen.",
  );
export const tooManyChangesTold = (times: number) =>
  tooMany(
    `Er is niets bewaard: deelnemers krijgen een mail over deze wijziging, en dat kan hoogstens ${times} keer per dag. Probeer het morgen opnieuw, of laat de data, de lesmomenten, de plaats en de lesgever nu zoals ze waren.`,
  );
