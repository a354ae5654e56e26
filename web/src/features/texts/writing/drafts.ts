import type { ImageInput } from "@inktvis/contract/features/fields";

/*
 * What somebody wrote and did not save yet, kept in this browser. Every open page writes under a key of its own, so
 * that two tabs never write over each other; the newest is offered first.
 */

/** The values of the form. */
export interface DraftValues {
  title: string;
  body: string;
  genres: number[];
  private: "0" | "1";
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
  key: string;
}

/** Whose draft it is, and of which text: its id, or `nieuw`. */
export interface DraftOwner {
  personId: string;
  text: string;
}
export const NEW_TEXT = "nieuw";

/** Characters of a data URL; a browser keeps about five million for a whole site. */
const LARGEST_PICTURE = 1_000_000;

const personPrefix = (personId: string) => `draft:${personId}:`;
const prefixOf = ({ personId, text }: DraftOwner) => `${personPrefix(personId)}${text}:`;
const thisPage = globalThis.crypto?.randomUUID?.() ?? String(Math.random());
export const ownDraftKey = (owner: DraftOwner) => prefixOf(owner) + thisPage;

const pictureSize = (image: ImageInput) =>
  typeof image === "string" ? image.length : image && "data" in image ? image.data.length : 0;

export type KeptState = "kept" | "kept-without-picture" | "failed";

/** Never throws: a browser that keeps nothing is something to tell, not a reason to stop writing. */
export function keepDraft(key: string, values: DraftValues, words: number, now: number): KeptState {
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

export function dropDraft(key: string) {
  try {
    localStorage.removeItem(key);
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
        return draft ? [{ ...draft, key }] : [];
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

/** Whether two versions say the same. */
export const sameValues = (one: DraftValues, other: DraftValues) =>
  one.title === other.title &&
  one.body === other.body &&
  one.private === other.private &&
  one.genres.length === other.genres.length &&
  one.genres.every((id) => other.genres.includes(id)) &&
  sameImage(one.image, other.image);
