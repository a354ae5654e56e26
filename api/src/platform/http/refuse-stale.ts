import { conflict } from "./errors.ts";

/** @throws 409 when somebody else saved since this revision was opened */
export function refuseStale(before: { revision: number }, opened: number) {
  if (before.revision !== opened) {
    throw conflict(
      "changed-elsewhere",
      "Iemand anders bewaarde dit intussen. Kopieer wat je schreef, vernieuw de pagina en voeg het opnieuw toe.",
    );
  }
}
