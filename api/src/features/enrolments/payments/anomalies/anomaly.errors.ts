import { conflict, invalid, notFound, refused } from "#platform/http/errors.ts";

export const noSuchAnomaly = () => notFound("Dit is er niet meer.");
export const decidedAlready = () =>
  conflict("already-decided", "Een collega besliste hier net over. Vernieuw de pagina om te zien wat.");
export const notAChoice = () => refused("Dat kan hier niet meer. Vernieuw de pagina om te zien wat wel kan.");
export const noteMissing = () => invalid({ note: "Schrijf erbij waarom er niets hoeft te gebeuren." });
