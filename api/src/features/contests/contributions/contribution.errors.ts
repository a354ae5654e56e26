import { notFound } from "#platform/http/errors.ts";

export const noSuchContribution = () => notFound("Deze inzending bestaat niet, of je mag ze niet zien.");
export const noSuchFeedback = () => notFound("Deze feedback bestaat niet meer.");
