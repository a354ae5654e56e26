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

export function dropDraft(draft: OwnDraft) {
  try {
    localStorage.removeItem(draftKey(draft));
  } catch {
    // switched off: there was nothing
  }
}

/** Everything that is kept of a text, newest first. */
export function draftsOf(owner: DraftOwner): FoundDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(owner)))
      .flatMap((key) => {
        const draft = readDraft(localStorage.getItem(key));
        return draft ? [{ ...draft, id: key.slice(prefixOf(owner).length) }] : [];
      })
      .toSorted((one, other) => other.savedAt - one.savedAt);
  } catch {
    return []; // switched off
  }
}

/** Nothing when something else wrote under our key, or an older version of this site. */
function readDraft(kept: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(kept ?? "") as Partial<Draft> | null;
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
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return [...new Set(keys.map((key) => key.slice(prefix.length).split(":")[0] ?? ""))];
  } catch {
    return []; // switched off
  }
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
