import type { Draft as ApiDraft } from "@inktvis/contract/features/texts/drafts";
import { writingApi } from "../writing-api.ts";
import { newId } from "#platform/new-id.ts";
import { tellOtherWindows } from "./draft-news.ts";
import { fieldsOf } from "./draft-values.ts";
import {
  deleteFinishedDrafts,
  type DraftOwner,
  type DraftValues,
  draftsOfPerson,
  keepDraft,
  markKeptOnline,
  NEW_TEXT,
  type OwnDraft,
  type StoredDraft,
} from "./drafts.ts";

/*
 * Drafts at the API, for other devices and browsers. Every request is quiet, without a toast when it fails: the draft
 * is in this browser already, and a lost connection or an expired session must not interrupt somebody who is writing.
 */
const quiet = { quiet: true };

/**
 * In characters of HTML. A request with `keepalive` may outlive its page, but all of them together are limited to 64
 * kB.
 */
const MAX_KEEPALIVE_LENGTH = 15_000;

/** Only the newest drafts are loaded; "Mijn teksten" lists all. */
const MAX_LOADED_DRAFTS = 5;

/**
 * Sends a draft without its picture, which stays in the browser until the text is saved. Returns whether it succeeded.
 */
export async function keepDraftOnline(draft: OwnDraft, values: DraftValues) {
  const { image: _notSent, ...sent } = values;
  const body = { ...sent, textId: draft.text === NEW_TEXT ? null : draft.text };
  // Lets the last request of a closing page arrive.
  const keepalive = values.body.length < MAX_KEEPALIVE_LENGTH;
  try {
    await writingApi.drafts.keep({ params: { id: draft.id }, body }, { ...quiet, keepalive });
  } catch {
    return false;
  }
  markKeptOnline(draft, values, Date.now());
  tellOtherWindows({ id: draft.id, what: "sent" });
  return true;
}

/**
 * Sends the drafts of a person that may not be at the API: the response to the last request of a closing page was never
 * read. Skips drafts with a picture, which only this browser can have completely.
 */
export async function keepUnsentDraftsOnline(personId: string) {
  for (const { id, text, values, onlineAt } of draftsOfPerson(personId))
    if (onlineAt === undefined && !values.image) await keepDraftOnline({ personId, text, id }, values);
}

/** Keeps values that are about to be replaced on the page, as another draft of the same text. */
export function keepAsSeparateDraft(owner: DraftOwner, values: DraftValues, words: number) {
  const draft = { ...owner, id: newId() };
  keepDraft(draft, values, words, Date.now());
  void keepDraftOnline(draft, values);
}

/**
 * Deletes a draft at the API. A draft of another browser is only deleted as it was read here: anything written on it
 * since then stays.
 * @returns the refusal, which is not shown to anybody
 */
export async function deleteOnlineDraft({ id, updatedAt }: { id: string; updatedAt?: string | undefined }) {
  const refusal = await writingApi.drafts.delete({ params: { id }, query: { updatedAt } }, quiet).then(
    () => undefined,
    (error: unknown) => error,
  );
  tellOtherWindows({ id, what: "sent" });
  return refusal;
}

/**
 * The drafts of a text at the API; none when it cannot be reached. Also deletes the drafts in this browser that were
 * deleted at the API.
 */
export async function onlineDraftsOf({ personId, text }: DraftOwner): Promise<StoredDraft[]> {
  const requestedAt = Date.now();
  try {
    const { data } = await writingApi.drafts.list({}, quiet);
    deleteFinishedDrafts(personId, { ids: data.map(({ id }) => id), requestedAt });
    const ofText = data.filter(({ textId }) => (textId ?? NEW_TEXT) === text).slice(0, MAX_LOADED_DRAFTS);
    const drafts = await Promise.all(ofText.map(({ id }) => writingApi.drafts.get({ params: { id } }, quiet)));
    return drafts.map(({ data: draft }) => fromApi(draft));
  } catch {
    return [];
  }
}

const fromApi = (draft: ApiDraft): StoredDraft => ({
  id: draft.id,
  values: {
    ...fieldsOf(draft),
    body: draft.body,
    genres: draft.genres,
  },
  words: draft.wordCount,
  savedAt: Date.parse(draft.updatedAt),
  updatedAt: draft.updatedAt,
  pictureLeftOut: false,
});
