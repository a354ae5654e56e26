import { PERSONAL, type PersonalKind } from "../browser-store.ts";

/** Everything in this browser that is of a person, with whose it is; nothing where a browser keeps nothing. */
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

/** The keys of what is kept of a person. */
export const keysOf = (kind: PersonalKind, personId: string) =>
  personalItems().flatMap((item) => (item.kind === kind && item.owner === personId ? [item.rest] : []));

/** Takes out everything of a person. */
export function forgetPerson(personId: string) {
  for (const { owner, key, storage } of personalItems()) if (owner === personId) storage.removeItem(key);
}
