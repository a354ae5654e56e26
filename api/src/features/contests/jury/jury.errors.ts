import { invalid, notFound, refused } from "#platform/http/errors.ts";

export const notJudged = () => notFound("Deze inzending bestaat niet, of je jureert ze niet.");
export const judgesNoContest = () => notFound("Deze wedstrijd bestaat niet, of je jureert ze niet.");
/** docs/product/contests.md#ending */
export const scoringIsOver = () => refused("De wedstrijd is afgelopen. Je kan niet meer scoren.");
export const scoringIsClosed = () =>
  refused("De tijd om te scoren is voorbij. Vraag de organisator om uitstel als je nog niet klaar bent.");
export const noSuchJuror = () => notFound("Dit jurylid bestaat niet meer.");
export const foreignCategory = () => invalid({ ageCategoryId: "Kies een leeftijdscategorie van deze wedstrijd." });
