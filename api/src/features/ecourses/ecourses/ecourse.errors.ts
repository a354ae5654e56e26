import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchEcourse = () => notFound("Deze online cursus bestaat niet, of je hebt er geen toegang toe.");
/** People who do not manage it get the same answer as for one that does not exist. */
export const notManaged = () => notFound("Deze online cursus bestaat niet, of je beheert hem niet.");
export const peopleFollow = () =>
  refused(
    "Mensen volgen deze online cursus, of behaalden er een certificaat mee. Hij blijft bestaan; je kan hem wel archiveren.",
  );
