import { refused } from "#platform/http/errors.ts";

export const invitingIsOver = () =>
  refused(
    "Uitnodigen kan zolang de cursus op de site staat en mensen zich kunnen inschrijven: vanaf de publicatie tot en met de deadline.",
  );
