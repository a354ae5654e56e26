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

/**
 * For forms whose page shows both versions and asks which one stays (docs/product/platform.md#two-editors): refuses to
 * overwrite a version that whoever saves did not see. Without a revision nothing is refused.
 * @throws 409
 */
export function refuseUnseenVersion(
  before: { revision: number } | undefined,
  opened: { revision?: number | undefined },
) {
  if (opened.revision !== undefined && opened.revision !== before?.revision) {
    throw conflict(
      "changed-elsewhere",
      "Dit werd intussen elders gewijzigd, door iemand anders of in een ander venster. Kies welke versie blijft.",
    );
  }
}
