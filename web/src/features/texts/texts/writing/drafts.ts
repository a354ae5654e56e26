import type { TextInput } from "@inktvis/contract/features/texts/texts";
import type { ImageInput } from "@inktvis/contract/layer/fields";
import { normalizedHtml } from "#features/media/rich-text/normalized-html.ts";
import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { tellOtherWindows } from "./draft-news.ts";

/*
 * Drafts in this browser: what somebody typed and has not saved yet (docs/product/texts.md#drafts). Each is also kept
 * at the API, under the same id (online-draft.ts). Every open editor has a draft id of its own, so that two tabs never
 * overwrite each other.
 */

/** The values of the form that a draft keeps. */
export interface DraftValues extends Omit<TextInput, "private" | "membersOnly" | "image" | "revision" | "draftId"> {
  private: "0" | "1";
  membersOnly: "0" | "1";
  image?: ImageInput;
}

export interface Draft {
  values: DraftValues;
  words: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Whether a picture was left out because it is too large for the storage of the browser. */
  pictureLeftOut: boolean;
  /** When the API had all of it, in milliseconds since 1970; absent once something has changed since then. */
  onlineAt?: number;
}
export interface StoredDraft extends Draft {
  id: string;
  /** For a draft that only the API has: when it was last changed. */
  updatedAt?: string | undefined;
}

/** The drafts of one person about one text. */
export interface DraftOwner {
  personId: string;
  /** The id of the text, or `NEW_TEXT`. */
  text: string;
}
/** The draft that one open editor writes. */
export interface OwnDraft extends DraftOwner {
  id: string;
}
export const NEW_TEXT = "nieuw";

/** The drafts that the API had at the time of a request. */
export interface OnlineDraftList {
  ids: readonly string[];
  /** Milliseconds since 1970. */
  requestedAt: number;
}

/** In characters of a data URL; a browser stores about five million for a whole site. */
const MAX_PICTURE_LENGTH = 1_000_000;

const keyOf = ({ text, id }: OwnDraft) => `${text}:${id}`;

const pictureLength = (image: ImageInput) =>
  typeof image === "string" ? image.length : image && "data" in image ? image.data.length : 0;

export type KeptState = "kept" | "kept-without-picture" | "failed";

/**
 * Never throws: when the storage is full or switched off, the page says so, and writing goes on. Other windows are told
 * in that case too: what they offer is older than what the API gets.
 */
export function keepDraft(draft: OwnDraft, values: DraftValues, words: number, now: number): KeptState {
  const state = writeWhatFits(draft, values, words, now);
  tellOtherWindows({ id: draft.id, what: state === "failed" ? "failed" : "kept" });
  return state;
}

function writeWhatFits(draft: OwnDraft, values: DraftValues, words: number, now: number): KeptState {
  const fits = pictureLength(values.image) <= MAX_PICTURE_LENGTH;
  if (fits && write(draft, { values, words, savedAt: now, pictureLeftOut: false })) return "kept";
  const { image: _tooLarge, ...withoutPicture } = values;
  const pictureLeftOut = pictureLength(values.image) > 0;
  if (!write(draft, { values: withoutPicture, words, savedAt: now, pictureLeftOut })) return "failed";
  return pictureLeftOut ? "kept-without-picture" : "kept";
}

const write = (draft: OwnDraft, content: Draft) =>
  browserItem("draft", draft.personId).set(JSON.stringify(content), keyOf(draft));

/**
 * Call once the API has these values. Does nothing for a draft that has changed since then, or that has a picture,
 * since the API does not have all of that one.
 */
export function markKeptOnline(draft: OwnDraft, values: DraftValues, now: number) {
  const content = readDraft(draft);
  if (content && !values.image && sameValues(content.values, values)) write(draft, { ...content, onlineAt: now });
}

/** Deletes drafts that the API had and no longer has: they were saved or discarded in another browser. */
export function deleteFinishedDrafts(personId: string, { ids, requestedAt }: OnlineDraftList) {
  for (const draft of draftKeysOf(personId)) {
    if (ids.includes(draft.id)) continue;
    const { onlineAt } = readDraft(draft) ?? {};
    if (onlineAt !== undefined && onlineAt < requestedAt) deleteDraft(draft);
  }
}

/** Also for a draft that only the API has: other windows then stop offering it. */
export function deleteDraft(draft: OwnDraft) {
  browserItem("draft", draft.personId).remove(keyOf(draft));
  tellOtherWindows({ id: draft.id, what: "gone" });
}

const draftKeysOf = (personId: string): OwnDraft[] =>
  keysOf("draft", personId).map((key) => {
    const [text = "", id = ""] = key.split(":");
    return { personId, text, id };
  });

/** The drafts of a text in this browser, newest first. */
export const draftsOf = ({ personId, text }: DraftOwner): StoredDraft[] =>
  draftKeysOf(personId)
    .filter((draft) => draft.text === text)
    .flatMap(storedDraft)
    .toSorted((one, other) => other.savedAt - one.savedAt);

/** All drafts of a person in this browser. */
export const draftsOfPerson = (personId: string): (StoredDraft & { text: string })[] =>
  draftKeysOf(personId).flatMap((draft) => storedDraft(draft).map((each) => ({ ...each, text: draft.text })));

/** The draft as it is in this browser; an empty list when it is not. */
export function storedDraft(draft: OwnDraft): StoredDraft[] {
  const content = readDraft(draft);
  return content ? [{ ...content, id: draft.id }] : [];
}

/** Undefined for a value that something else, or an older version of this site, stored under the same key. */
function readDraft(own: OwnDraft): Draft | undefined {
  try {
    const draft = JSON.parse(browserItem("draft", own.personId).get(keyOf(own)) ?? "") as Partial<Draft> | null;
    const { title, body, genres } = draft?.values ?? {};
    const isDraft = typeof title === "string" && typeof body === "string" && Array.isArray(genres);
    return isDraft && typeof draft?.savedAt === "number" ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The ids of a person's texts that have a draft, including `NEW_TEXT`. Reads only keys: a draft may be a whole book.
 */
export const textIdsWithDrafts = (personId: string): string[] => [
  ...new Set(draftKeysOf(personId).map(({ text }) => text)),
];

export const isBlank = ({ title, body, genres, image }: DraftValues) =>
  title.trim() === "" && body === "" && genres.length === 0 && !image;

export const sameImage = (one: ImageInput, other: ImageInput) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** All fields except the body, in a fixed order, to compare. */
const serializedFields = ({ body: _body, genres, image, ...fields }: DraftValues) =>
  JSON.stringify(
    Object.entries({
      ...fields,
      // Drafts from older versions of this site do not have this field.
      membersOnly: fields.membersOnly ?? "0",
      genres: genres.toSorted((one, other) => one - other),
      image: image ?? null,
    })
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** Whether two versions are equal, even if different sources wrote their HTML. */
export const sameValues = (one: DraftValues, other: DraftValues) =>
  normalizedHtml(one.body) === normalizedHtml(other.body) && serializedFields(one) === serializedFields(other);
