import { notFound, refused } from "../../platform/http/errors.ts";

export const noSuchTerms = () => notFound("Deze versie van de voorwaarden bestaat niet.");
export const termsStand = () =>
  refused("Deze versie is gepubliceerd en ligt vast: mensen gingen ermee akkoord. Begin een nieuwe versie.");
