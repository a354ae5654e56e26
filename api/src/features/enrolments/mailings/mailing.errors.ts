import { conflict, refused, tooMany } from "#platform/http/errors.ts";

export const nobodyToMail = () => refused("Er is nu niemand ingeschreven om naar te mailen.");
export const mailingKnown = () =>
  conflict("message-known", "Deze mail werd al verstuurd. Vernieuw de pagina en begin opnieuw.");
export const tooManyMailings = (times: number) =>
  tooMany(`Je kan je deelnemers hoogstens ${times} keer per dag mailen. Probeer het later.`);
export const tooManyTests = (times: number) =>
  tooMany(`Je kan jezelf hoogstens ${times} proefmails per dag sturen. Probeer het later.`);
