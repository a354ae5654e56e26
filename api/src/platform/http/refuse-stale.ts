import { conflict } from "./errors.ts";

/**
 * For actions of staff on a stored version, such as saving it (docs/product/platform.md#two-editors).
 * @throws 409 when somebody else saved since this revision was opened
 */
export function refuseStale(before: { revision: number }, opened: number) {
  if (before.revision !== opened) {
    throw conflict(
      "changed-elsewhere",
      "Iemand anders bewaarde dit intussen, of jij in een ander venster. Kijk eerst na wat er nu staat.",
    );
  }
}

/**
 * For forms whose page shows both versions and asks which one stays (docs/product/platform.md#two-editors): refuses to
 * overwrite a version that the person who saves has not seen. Without a revision nothing is refused.
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
