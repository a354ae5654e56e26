import { MAX_AWARDS } from "@inktvis/contract/features/contests/results";
import { invalid, notFound, refused } from "#platform/http/errors.ts";

export const noSuchContribution = () => notFound("Deze inzending bestaat niet, of je mag ze niet zien.");
export const noSuchFeedback = () => notFound("Deze feedback bestaat niet meer.");
export const tooManyAwards = () =>
  refused(`Een uitslag heeft hoogstens ${MAX_AWARDS} laureaten. Haal eerst de bekroning van een andere inzending weg.`);
export const invalidReasonMissing = () =>
  invalid({ reason: "Schrijf waarom deze inzending ongeldig is: wie ze schreef, leest het." });
