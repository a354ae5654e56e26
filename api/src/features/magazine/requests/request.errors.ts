import { conflict, invalid } from "#platform/http/errors.ts";

export const notSold = () =>
  conflict("not-sold", "Een abonnement vragen kan nu niet. Probeer het later opnieuw, of mail ons.");
export const reducedBefore = () =>
  invalid({ asksReduced: "Je had de verlaagde prijs al eens; ze geldt één keer per persoon. Vink dit uit." });
