import { refused } from "#platform/http/errors.ts";

export const invitingIsOver = () =>
  refused(
    "Uitnodigen kan zolang mensen zich voor deze cursus kunnen inschrijven: vanaf de publicatie tot en met de deadline.",
  );
