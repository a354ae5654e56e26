import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchPeriod = () => notFound("Deze inschrijvingsperiode bestaat niet.");
export const periodClosed = () => refused("De inschrijvingen zijn niet open. Er kan nu niets gewijzigd worden.");
