import { notFound } from "#platform/http/errors.ts";

export const noSuchActivity = () => notFound("Deze activiteit bestaat niet.");
/** For whoever does not manage it there is nothing to manage. */
export const notManaged = () => notFound("Deze activiteit bestaat niet, of je beheert ze niet.");
