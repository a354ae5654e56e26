import type { PersonalKind } from "../browser-store.ts";
import { personalItems } from "./personal-items.ts";

const HOUR = 3600_000;
/**
 * How long unsynced items stay, in milliseconds, while their owner is signed out: the session may have expired, and
 * nothing typed may be lost by that. Nobody but the owner sees them.
 */
const RETENTION: Record<PersonalKind, number> = {
  draft: 14 * 24 * HOUR,
  score: 14 * 24 * HOUR,
  attendance: 14 * 24 * HOUR,
  "lesson-tick": 14 * 24 * HOUR,
  // The same time as the redirect target of a sign-in is kept.
  "typed-words": 2 * HOUR,
};

/** When an item was saved, and when the API had received all of it. */
interface Timestamps {
  savedAt?: number;
  onlineAt?: number;
}

/**
 * Removes the items of everybody but the current user (an empty id: nobody is signed in). What the API has is removed
 * at once. Unsynced items stay for their retention time, unless somebody else signs in: then they are removed too,
 * except for what a visitor typed.
 */
export function removeItemsOfOthers(personId: string, now: number) {
  for (const { kind, owner, key, storage } of personalItems()) {
    if (owner === personId) continue;
    const { savedAt = 0, onlineAt } = timestampsOf(storage.getItem(key));
    // What was typed before signing in passes to the person who signs in (forms/stored-input.ts).
    const isSignedOut = personId === "" || owner === "";
    if (onlineAt !== undefined || !isSignedOut || now - savedAt > RETENTION[kind]) storage.removeItem(key);
  }
}

/** Empty for a value that this product did not write. */
function timestampsOf(value: string | null): Timestamps {
  try {
    return (JSON.parse(value ?? "null") as Timestamps | null) ?? {};
  } catch {
    return {};
  }
}
