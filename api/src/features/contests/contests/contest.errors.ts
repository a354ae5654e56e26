import { invalid, notFound, refused } from "#platform/http/errors.ts";

export const noSuchContest = () => notFound("Deze wedstrijd bestaat niet.");
/** People who do not manage a contest get the same answer as for one that does not exist. */
export const notManaged = () => notFound("Deze wedstrijd bestaat niet, of je beheert ze niet.");
/** docs/product/participations.md#button */
export const contestIsOver = () => refused("De wedstrijd is afgelopen. Je kan niet meer deelnemen.");
export const contestHasEnded = () => refused("De wedstrijd is afgelopen. Hieraan verandert niets meer.");
export const reasonMissing = () =>
  invalid({ reason: "Deze wedstrijd is van iemand anders. Schrijf waarom je dit doet: de organisator leest het." });
