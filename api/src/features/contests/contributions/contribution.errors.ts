import { invalid, notFound } from "#platform/http/errors.ts";

export const noSuchContribution = () => notFound("Deze inzending bestaat niet, of je mag ze niet zien.");
export const noSuchFeedback = () => notFound("Deze feedback bestaat niet meer.");
export const invalidReasonMissing = () =>
  invalid({ reason: "Schrijf waarom deze inzending ongeldig is: wie ze schreef, leest het." });
