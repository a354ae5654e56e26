import { conflict, invalid, notFound, refused } from "#platform/http/errors.ts";

export const noAssignment = () => refused("Bij deze les hoort geen opdracht meer. Je tekst blijft gewoon van jou.");
export const onlyForStudents = () =>
  refused("Indienen kan alleen wie de online cursus volgt. Jij bekijkt hem als maker.");
export const alreadyAccepted = () => refused("Je opdracht is al goedgekeurd. Je hoeft niets meer in te dienen.");
export const notYourText = () => invalid({ textId: "Kies een tekst die je zelf schreef en die er nog is." });
/** People who do not manage the online course get the same answer as for a text that does not exist. */
export const noSuchSubmission = () => notFound("Deze inzending bestaat niet, of je beheert de online cursus niet.");
export const replacedMeanwhile = () =>
  conflict(
    "submission-replaced",
    "Intussen werd een andere tekst ingediend. Lees die eerst. Wat je schreef, blijft staan.",
  );
export const alreadyAnswered = () =>
  conflict("already-answered", "Op deze tekst is al geantwoord, door iemand anders of in een ander venster.");
