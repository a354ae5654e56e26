import { invalid, notFound, refused } from "#platform/http/errors.ts";

export const noResult = () => notFound("Deze uitslag is er niet, of nog niet.");
export const hasNoResult = () =>
  refused("Alleen een gepubliceerde wedstrijd waaraan mensen deelnemen, heeft een uitslag.");
export const notEnded = () => refused("Beëindig de wedstrijd eerst: daarna maak je de uitslag bekend.");
export const nothingToRelease = () =>
  refused("Er is nog niets om bekend te maken. Kies je laureaten, of schrijf een woord van de jury.");
export const dayBeforeDeadline = () => invalid({ expectedOn: "Kies een dag vanaf de deadline van de wedstrijd." });
export const notAwardable = () =>
  invalid({ awards: "Een inzending in je lijst doet niet meer mee. Herlaad de pagina en kies opnieuw." });
