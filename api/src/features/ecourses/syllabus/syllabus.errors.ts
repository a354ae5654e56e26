import { conflict, gone, invalid, notFound, refused } from "#platform/http/errors.ts";

export const noSuchModule = () => notFound("Deze module bestaat niet, of je beheert de online cursus niet.");
export const noManagedLesson = () => notFound("Deze les bestaat niet, of je beheert de online cursus niet.");
export const editedLessonIsDeleted = () =>
  gone("Deze les werd intussen verwijderd. Wil je je tekst houden? Kopieer hem dan naar een nieuwe les.");
export const syllabusChanged = () =>
  conflict(
    "changed-elsewhere",
    "De lesinhoud werd intussen elders gewijzigd, door iemand anders of in een ander venster. Kijk de nieuwe volgorde na en probeer opnieuw.",
  );
export const otherEcourse = (field: string) => invalid({ [field]: "Kies een module van dezelfde online cursus." });
export const tooManyModules = (most: number) =>
  refused(`Een online cursus heeft hoogstens ${most} modules. Voeg enkele modules samen.`);
export const tooManyLessons = (most: number) =>
  refused(`Een online cursus heeft hoogstens ${most} lessen. Begin een nieuwe online cursus, of voeg lessen samen.`);
