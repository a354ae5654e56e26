import { gone, notFound } from "#platform/http/errors.ts";

export const noSuchLesson = () => notFound("Deze les bestaat niet, of je hebt er geen toegang toe.");
/** For people who still have its page open, or a link to it. */
export const lessonIsDeleted = () =>
  gone("Deze les is intussen geschrapt. Ga naar het overzicht van de online cursus en kies een andere les.");
