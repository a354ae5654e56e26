import type { TextInput } from "@inktvis/contract/features/texts/texts";
import type { ImageInput } from "@inktvis/contract/layer/fields";
import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";

/*
 * What somebody wrote and did not save yet, kept in this browser within half a second; a little later it is kept at the
 * API too (online-draft.ts), under the same id. Every open sheet has an id of its own, so that two tabs never write over
 * each other; the newest is offered first.
 */

/** The values of the form. */
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

const keyOf = ({ text, id }: OwnDraft) => `${text}:${id}`;

const pictureSize = (image: ImageInput) =>
  typeof image === "string" ? image.length : image && "data" in image ? image.data.length : 0;

export type KeptState = "kept" | "kept-without-picture" | "failed";

/** Never throws: a browser that keeps nothing is something to tell, not a reason to stop writing. */
export function keepDraft(draft: OwnDraft, values: DraftValues, words: number, now: number): KeptState {
  const fits = pictureSize(values.image) <= LARGEST_PICTURE;
  if (fits && write(draft, { values, words, savedAt: now, pictureLeftOut: false })) return "kept";
  const { image: _tooLarge, ...withoutPicture } = values;
  const pictureLeftOut = pictureSize(values.image) > 0;
  if (!write(draft, { values: withoutPicture, words, savedAt: now, pictureLeftOut })) return "failed";
  return pictureLeftOut ? "kept-without-picture" : "kept";
}

function write(draft: OwnDraft, content: Draft) {
  try {
    browserItem("draft", draft.personId).set(JSON.stringify(content), keyOf(draft));
    return true;
  } catch {
    return false; // full, or switched off
  }
}

/** The API has these words; a picture is in this browser alone, and so is what was typed since. */
export function markOnline(draft: OwnDraft, values: DraftValues, now: number) {
  const content = readDraft(draft);
  if (content && !values.image && sameValues(content.values, values)) write(draft, { ...content, onlineAt: now });
}

/** Lets go of what the API had and has no more: it was finished or thrown away in another browser. */
export function dropFinished(personId: string, { ids, askedAt }: OnlineList) {
  for (const draft of draftsIn(personId)) {
    if (ids.includes(draft.id)) continue;
    const { onlineAt } = readDraft(draft) ?? {};
    if (onlineAt !== undefined && onlineAt < askedAt) dropDraft(draft);
  }
}

export function dropDraft(draft: OwnDraft) {
  try {
    browserItem("draft", draft.personId).remove(keyOf(draft));
  } catch {
    // switched off: there was nothing
  }
}

const draftsIn = (personId: string): OwnDraft[] =>
  keysOf("draft", personId).map((key) => {
    const [text = "", id = ""] = key.split(":");
    return { personId, text, id };
  });

/** Everything that is kept of a text, newest first. */
export const draftsOf = ({ personId, text }: DraftOwner): FoundDraft[] =>
  draftsIn(personId)
    .filter((draft) => draft.text === text)
    .flatMap(found)
    .toSorted((one, other) => other.savedAt - one.savedAt);

/** Everything that is kept of somebody, each with its text. */
export const draftsOfPerson = (personId: string): (FoundDraft & { text: string })[] =>
  draftsIn(personId).flatMap((draft) => found(draft).map((each) => ({ ...each, text: draft.text })));

function found(draft: OwnDraft): FoundDraft[] {
  const content = readDraft(draft);
  return content ? [{ ...content, id: draft.id }] : [];
}

/** Nothing when something else wrote under our key, or an older version of this site. */
function readDraft(own: OwnDraft): Draft | undefined {
  try {
    const draft = JSON.parse(browserItem("draft", own.personId).get(keyOf(own)) ?? "") as Partial<Draft> | null;
    const { title, body, genres } = draft?.values ?? {};
    const isOurs = typeof title === "string" && typeof body === "string" && Array.isArray(genres);
    return isOurs && typeof draft?.savedAt === "number" ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of somebody with words that are not saved: told by the keys, since a draft may be a whole book. */
export const draftedTexts = (personId: string): string[] => [...new Set(draftsIn(personId).map(({ text }) => text))];

export const isBlank = ({ title, body, genres, image }: DraftValues) =>
  title.trim() === "" && body === "" && genres.length === 0 && !image;

export const sameImage = (one: ImageInput, other: ImageInput) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The API closes a `<br />` that the sheet leaves open. */
const sameMarkup = (html: string) => html.replaceAll(" />", ">");

/** All but the words, in one order. */
const settingsOf = ({ body: _body, genres, image, ...fields }: DraftValues) =>
  JSON.stringify(
    Object.entries({
      ...fields,
      // Not there in what an older version of this site kept.
      membersOnly: fields.membersOnly ?? "0",
      genres: genres.toSorted((one, other) => one - other),
      image: image ?? null,
    })
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** Whether two versions say the same. */
export const sameValues = (one: DraftValues, other: DraftValues) =>
  sameMarkup(one.body) === sameMarkup(other.body) && settingsOf(one) === settingsOf(other);
