import type { PersonalKind } from "../browser-store.ts";
import { personalItems } from "./personal-items.ts";

const HOUR = 3600_000;
/**
 * How long something stays whose person is not signed in here and that nobody else has: their session may have ended by
 * itself, and no words may be lost by that. It is shown to its person only.
 */
const LASTS: Record<PersonalKind, number> = {
  draft: 14 * 24 * HOUR,
  score: 14 * 24 * HOUR,
  // As long as the way back from signing in is remembered.
  "typed-words": 2 * HOUR,
};

/** What is written of a person: when, and when the API had all of it. */
interface Dated {
  savedAt?: number;
  onlineAt?: number;
}

/**
 * Takes out what is of others than who is signed in (none: an empty id). What the API has goes at once, they find it there
 * when they come back; once somebody else is signed in, the rest goes too: nobody's words stay behind for the next person.
 */
export function forgetOthers(personId: string, now: number) {
  for (const { kind, owner, key, storage } of personalItems()) {
    if (owner === personId) continue;
    const { savedAt = 0, onlineAt } = dated(storage.getItem(key));
    const mayComeBack = personId === "";
    if (onlineAt !== undefined || !mayComeBack || now - savedAt > LASTS[kind]) storage.removeItem(key);
  }
}

/** Nothing of what something else wrote under our key. */
function dated(value: string | null): Dated {
  try {
    return (JSON.parse(value ?? "null") as Dated | null) ?? {};
  } catch {
    return {};
  }
}
