import { invalid, refused, tooMany } from "#platform/http/errors.ts";

export const messagesClosed = () =>
  refused("Een bericht sturen kan zodra de wedstrijd gepubliceerd is en mensen eraan deelnemen.");
export const nobodyToWrite = () => invalid({ to: "Er is nu niemand om dit bericht naar te sturen." });
export const tooManyMessages = (times: number) =>
  tooMany(`Je kan hoogstens ${times} berichten en wijzigingen per dag versturen. Probeer het later.`);
