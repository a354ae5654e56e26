import { notFound } from "#platform/http/errors.ts";

/** For whoever does not manage the course there is nobody in it. */
export const noSuchParticipant = () => notFound("Deze deelnemer bestaat niet, of je beheert de cursus niet.");
