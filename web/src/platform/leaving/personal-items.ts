import { PERSONAL, type PersonalKind } from "../browser-store.ts";

/** All personal items in this browser, with their owners; empty if storage is switched off. */
export function personalItems() {
  try {
    return [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).flatMap((key) => {
        const [start = "", kind, owner = ""] = PERSONAL.exec(key) ?? [];
        return kind ? [{ kind: kind as PersonalKind, owner, key, rest: key.slice(start.length), storage }] : [];
      }),
    );
  } catch {
    return []; // switched off
  }
}

/** The keys of the items of one kind and one person. */
export const keysOf = (kind: PersonalKind, personId: string) =>
  personalItems().flatMap((item) => (item.kind === kind && item.owner === personId ? [item.rest] : []));

/** Removes all items of a person. */
export function removeItemsOf(personId: string) {
  for (const { owner, key, storage } of personalItems()) if (owner === personId) storage.removeItem(key);
}
