import { notFound } from "#platform/http/errors.ts";

/** To people who do not manage the course, none of its participants exist. */
export const noSuchParticipant = () => notFound("Deze deelnemer bestaat niet, of je beheert de cursus niet.");
