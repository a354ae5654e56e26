import { conflict, refused } from "#platform/http/errors.ts";

export const nobodySubscribed = () =>
  refused("Nog niemand is ingeschreven op de nieuwsbrief. Er is dus niets verstuurd.");
export const alreadySent = () =>
  conflict("already-sent", "Deze nieuwsbrief is al verstuurd. Hij blijft zoals mensen hem kregen.");
