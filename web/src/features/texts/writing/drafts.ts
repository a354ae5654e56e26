import type { ImageInput } from "@inktvis/contract/features/fields";

/*
 * What somebody wrote and did not save yet, kept in this browser within half a second; a little later it is kept at the
 * API too (online-draft.ts), under the same id. Every open sheet has an id of its own, so that two tabs never write over
 * each other; the newest is offered first.
 */

/** The values of the form. */
export interface DraftValues {
  title: string;
  body: string;
  genres: number[];
  private: "0" | "1";
  membersOnly: "0" | "1";
  image?: ImageInput;
}

export interface Draft {
  values: DraftValues;
  words: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** A picture was chosen, and was too large to keep. */
  pictureLeftOut: boolean;
  /** When the API had all of it; not there once something changed since. */
  onlineAt?: number;
}
export interface FoundDraft extends Draft {
  id: string;
}

/** Whose draft it is, and of which text: its id, or `nieuw`. */
export interface DraftOwner {
  personId: string;
  text: string;
}
/** The one that an open sheet writes. */
export interface OwnDraft extends DraftOwner {
  id: string;
}
export const NEW_TEXT = "nieuw";

/** The drafts that the API had when it was asked. */
export interface OnlineList {
  ids: readonly string[];
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** Characters of a data URL; a browser keeps about five million for a whole site. */
const LARGEST_PICTURE = 1_000_000;

const personPrefix = (personId: string) => `draft:${personId}:`;
const prefixOf = ({ personId, text }: DraftOwner) => `${personPrefix(personId)}${text}:`;
export const draftKey = (draft: OwnDraft) => prefixOf(draft) + draft.id;

const pictureSize = (image: ImageInput) =>
  typeof image === "string" ? image.length : image && "data" in image ? image.data.length : 0;

export type KeptState = "kept" | "kept-without-picture" | "failed";

/** Never throws: a browser that keeps nothing is something to tell, not a reason to stop writing. */
export function keepDraft(draft: OwnDraft, values: DraftValues, words: number, now: number): KeptState {
  const key = draftKey(draft);
  const fits = pictureSize(values.image) <= LARGEST_PICTURE;
  if (fits && write(key, { values, words, savedAt: now, pictureLeftOut: false })) return "kept";
  const { image: _tooLarge, ...withoutPicture } = values;
  const pictureLeftOut = pictureSize(values.image) > 0;
  if (!write(key, { values: withoutPicture, words, savedAt: now, pictureLeftOut })) return "failed";
  return pictureLeftOut ? "kept-without-picture" : "kept";
}

function write(key: string, draft: Draft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false; // full, or switched off
  }
}

/** The API has these words; a picture is in this browser alone, and so is what was typed since. */
export function markOnline(draft: OwnDraft, values: DraftValues, now: number) {
  const kept = readDraft(draftKey(draft));
  if (kept && !values.image && sameValues(kept.values, values)) write(draftKey(draft), { ...kept, onlineAt: now });
}

/** Lets go of what the API had and has no more: it was finished or thrown away in another browser. */
export function dropFinished(personId: string, { ids, askedAt }: OnlineList) {
  for (const key of keysOf(personPrefix(personId))) {
    if (ids.includes(key.slice(key.lastIndexOf(":") + 1))) continue;
    const { onlineAt } = readDraft(key) ?? {};
    if (onlineAt !== undefined && onlineAt < askedAt) remove(key);
  }
}

export const dropDraft = (draft: OwnDraft) => remove(draftKey(draft));

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // switched off: there was nothing
  }
}

function keysOf(prefix: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return []; // switched off
  }
}

/** Everything that is kept of a text, newest first. */
export const draftsOf = (owner: DraftOwner): FoundDraft[] =>
  keysOf(prefixOf(owner))
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ ...draft, id: key.slice(prefixOf(owner).length) }] : [];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);

/** Nothing when something else wrote under our key, or an older version of this site. */
function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "") as Partial<Draft> | null;
    const { title, body, genres } = draft?.values ?? {};
    const isOurs = typeof title === "string" && typeof body === "string" && Array.isArray(genres);
    return isOurs && typeof draft?.savedAt === "number" ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of somebody with words that are not saved: told by the keys, since a draft may be a whole book. */
export function draftedTexts(personId: string): string[] {
  const prefix = personPrefix(personId);
  return [...new Set(keysOf(prefix).map((key) => key.slice(prefix.length).split(":")[0] ?? ""))];
}

export const isBlank = ({ title, body, genres, image }: DraftValues) =>
  title.trim() === "" && body === "" && genres.length === 0 && !image;

export const sameImage = (one: ImageInput, other: ImageInput) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The API closes a `<br />` that the sheet leaves open. */
const sameMarkup = (html: string) => html.replaceAll(" />", ">");

/** Whether two versions say the same. */
export const sameValues = (one: DraftValues, other: DraftValues) =>
  one.title === other.title &&
  sameMarkup(one.body) === sameMarkup(other.body) &&
  one.private === other.private &&
  (one.membersOnly ?? "0") === (other.membersOnly ?? "0") &&
  one.genres.length === other.genres.length &&
  one.genres.every((id) => other.genres.includes(id)) &&
  sameImage(one.image, other.image);
