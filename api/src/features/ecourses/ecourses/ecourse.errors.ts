import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchEcourse = () => notFound("Deze online cursus bestaat niet, of je hebt er geen toegang toe.");
/** For whoever does not manage it there is nothing to manage. */
export const notManaged = () => notFound("Deze online cursus bestaat niet, of je beheert hem niet.");
export const peopleFollow = () =>
  refused(
    "Mensen volgen deze online cursus, of behaalden er een certificaat mee. Hij blijft bestaan; je kan hem wel archiveren.",
  );
