import { conflict, forbidden, notFound, refused } from "#platform/http/errors.ts";

export const notReported = () => notFound("Over deze tekst is er niets meer te beslissen.");
export const alreadyDecided = () => conflict("already-decided", "Een collega besliste intussen over deze tekst.");
export const textChanged = () =>
  conflict("changed-elsewhere", "De tekst is intussen gewijzigd. Lees hem opnieuw voor je beslist.");
export const noSuchDecision = () => notFound("Deze beslissing bestaat niet.");
export const noAppeal = () => refused("Tegen deze beslissing kan je geen bezwaar maken.");
export const appealedAlready = () => refused("Je maakte al bezwaar. Je krijgt een mail zodra het team beslist heeft.");
export const appealAlreadyAnswered = () => conflict("already-decided", "Over dit bezwaar is intussen beslist.");
export const needsOtherModerator = () =>
  forbidden("Jij nam de eerste beslissing: over dit bezwaar beslist een collega.");
