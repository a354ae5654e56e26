import { conflict, notFound } from "#platform/http/errors.ts";

export const noSuchShipment = () => notFound("Dit is niet te versturen.");
export const paidBack = () =>
  conflict("paid-back", "Dit is intussen terugbetaald. Verstuur het niet: het staat niet meer in de lijst.");
