import { notFound } from "#platform/http/errors.ts";

export const noSuchActivity = () => notFound("Deze activiteit bestaat niet.");
/** People who do not manage it get the same answer as for one that does not exist. */
export const notManaged = () => notFound("Deze activiteit bestaat niet, of je beheert ze niet.");
