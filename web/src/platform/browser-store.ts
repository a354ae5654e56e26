/*
 * Everything that this product keeps in a browser, beside its cookies. Nothing else touches the storage of a browser (a
 * test looks), so that what is of a person is found when they leave: it carries their id in its key. How long each lasts
 * when its person is not signed in here: leaving/forget-others.ts.
 */

/** For all tabs of a site, until it is taken out. */
interface InBrowser {
  /** Words of a text that are not saved. */
  draft: "of a person";
  /** Points that a juror gave and the API does not have yet. */
  score: "of a person";
  /** What a visitor pressed that needs an account: an action and a page, for two hours. */
  "pending-action": "of nobody";
}
/** For one tab, as long as it is open. */
interface InTab {
  /** What is in a form when its page is left against somebody's will; of a visitor under an empty id. */
  "typed-words": "of a person";
  /** The page that a hand-over of a sign-in goes on to. */
  "after-sync-address": "of nobody";
  /** When this tab last reloaded for a piece of the site that was gone; and the same as the router keeps it. */
  "lost-chunk-reload": "of nobody";
  tanstack_router_reload: "of nobody";
}
export type PersonalKind = "draft" | "score" | "typed-words";
/** A key of those of a person: its kind, and whose it is. */
export const PERSONAL = /^(draft|score|typed-words):([^:]*):/;

let person = "";

/** Who was signed in when this page came; it stays theirs until it is loaded anew. */
export const ownerOfPage = () => person;

/**
 * What is kept of one kind; of a person where it is of one. `keysOf` finds the keys. All of it throws where a browser keeps
 * nothing.
 */
const keeper =
  <Kinds>(storage: () => Storage) =>
  <K extends keyof Kinds & string>(
    kind: K,
    ...[personId]: Kinds[K] extends "of a person" ? [personId: string] : []
  ) => {
    const start = personId === undefined ? kind : `${kind}:${personId}:`;
    return {
      get: (key = "") => storage().getItem(start + key),
      set: (value: string, key = "") => storage().setItem(start + key, value),
      remove: (key = "") => storage().removeItem(start + key),
    };
  };
export const keptInBrowser = keeper<InBrowser>(() => localStorage);
export const keptInTab = keeper<InTab>(() => sessionStorage);

/**
 * What is kept from here on is of this person, an empty id for nobody; what others left behind goes, as far as it may.
 */
export function keepFor(personId: string) {
  person = personId;
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (keys.some((key) => (PERSONAL.exec(key)?.[2] ?? personId) !== personId))
      void import("./leaving/forget-others.ts").then(({ forgetOthers }) => forgetOthers(personId, Date.now()));
  } catch {
    // switched off: there is nothing
  }
}
