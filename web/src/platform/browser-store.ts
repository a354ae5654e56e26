/*
 * Everything that this product stores in a browser, apart from cookies. No other code may use browser storage (a test
 * checks). Personal items have the id of their owner in the key, so that they can be removed when the owner signs out.
 * Retention after that: leaving/remove-items-of-others.ts.
 */

/** localStorage: for all tabs of a site, until removed. */
interface InBrowser {
  /** An unsaved text. */
  draft: "of a person";
  /** Scores of a juror that the API has not received yet. */
  score: "of a person";
  /** Attendance ticks that the API has not received yet. */
  attendance: "of a person";
  /** Lessons that were completed, and that the API has not received yet. */
  "lesson-tick": "of a person";
  /** An action of a visitor that needs an account, and its page; for two hours. */
  "pending-action": "of nobody";
}
/** sessionStorage: for one tab, while it is open. */
interface InTab {
  /** Unsaved input of forms, stored on a forced leave or at each change; a visitor has an empty id. */
  "typed-words": "of a person";
  /** The page to open after a hand-over of a sign-in. */
  "after-sync-address": "of nobody";
  /** When this tab last reloaded because of a lost chunk; the second is the router's own record of that. */
  "lost-chunk-reload": "of nobody";
  tanstack_router_reload: "of nobody";
}
export type PersonalKind = "draft" | "score" | "attendance" | "lesson-tick" | "typed-words";
/** Matches the key of a personal item; captures its kind and owner. */
export const PERSONAL = /^(draft|score|attendance|lesson-tick|typed-words):([^:]*):/;

let ownerId = "";

/** The user who was signed in when this document loaded; empty for a visitor. */
export const ownerOfPage = () => ownerId;

/** Where site data is blocked, a browser throws when its storage is named. */
function openedOrNone(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}

/**
 * Reads and writes the items of one kind, of one person if the kind is personal. `keysOf` lists keys. Where storage is
 * switched off there are none. `set` returns whether the item is stored: not where storage is switched off or full.
 */
const itemsIn =
  <Kinds>(storage: () => Storage) =>
  <K extends keyof Kinds & string>(
    kind: K,
    ...[personId]: Kinds[K] extends "of a person" ? [personId: string] : []
  ) => {
    const start = personId === undefined ? kind : `${kind}:${personId}:`;
    return {
      get: (key = "") => openedOrNone(storage)?.getItem(start + key) ?? null,
      set: (value: string, key = "") => {
        try {
          storage().setItem(start + key, value);
          return true;
        } catch {
          return false;
        }
      },
      remove: (key = "") => openedOrNone(storage)?.removeItem(start + key),
    };
  };
export const browserItem = itemsIn<InBrowser>(() => localStorage);
export const tabItem = itemsIn<InTab>(() => sessionStorage);

/**
 * Items stored from now on belong to this person (empty id: nobody). Items of others are removed when their retention
 * ends.
 */
export function setPageOwner(personId: string) {
  ownerId = personId;
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (keys.some((key) => (PERSONAL.exec(key)?.[2] ?? personId) !== personId))
      void import("./leaving/remove-items-of-others.ts").then(({ removeItemsOfOthers }) =>
        removeItemsOfOthers(personId, Date.now()),
      );
  } catch {
    // storage is switched off: nothing to remove
  }
}
