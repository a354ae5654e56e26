import type { Draft as ApiDraft } from "@inktvis/contract/features/texts/drafts";
import { api } from "#platform/api.ts";
import { newDraftId, typedFields } from "./draft-values.ts";
import {
  type DraftOwner,
  type DraftValues,
  draftsOfPerson,
  dropFinished,
  type FoundDraft,
  keepDraft,
  markOnline,
  NEW_TEXT,
  type OwnDraft,
} from "./drafts.ts";

/*
 * The same drafts at the API, for another device and another browser. All of it is quiet: what is typed is safe in this
 * browser already, and somebody who writes is not disturbed by a connection that is gone or a session that expired.
 */
const quiet = { quiet: true };

/** Characters of HTML: a browser lets 64 kB in all outlive their page. */
const OUTLIVES_THE_PAGE = 15_000;

/** How many of the newest are looked at; who has more has them on the desk. */
const LOOKED_AT = 5;

/** Answers whether it is kept. A picture stays in the browser until the text is saved. */
export async function keepOnline(draft: OwnDraft, values: DraftValues) {
  const { image: _stays, ...sent } = values;
  const body = { ...sent, textId: draft.text === NEW_TEXT ? null : draft.text };
  // So that the last words of a page that closes arrive; what is larger goes only while the page stays.
  const keepalive = values.body.length < OUTLIVES_THE_PAGE;
  try {
    await api.drafts.keep({ params: { id: draft.id }, body }, { ...quiet, keepalive });
  } catch {
    return false;
  }
  markOnline(draft, values, Date.now());
  return true;
}

/**
 * Brings what was typed right before a page was left to the API: nobody was there any more to hear that it arrived. What
 * has a picture stays as it is.
 */
export async function keepAllOnline(personId: string) {
  for (const { id, text, values, onlineAt } of draftsOfPerson(personId))
    if (onlineAt === undefined && !values.image) await keepOnline({ personId, text, id }, values);
}

/** Keeps words that leave the sheet without being saved, here and there, as a draft of their own. */
export function keepAside(owner: DraftOwner, values: DraftValues, words: number) {
  const aside = { ...owner, id: newDraftId() };
  keepDraft(aside, values, words, Date.now());
  void keepOnline(aside, values);
}

export const dropOnline = (id: string) => api.drafts.delete({ params: { id } }, quiet).catch(() => {});

/** What is kept of a text at the API, nothing when that cannot be reached. What it let go of goes here too. */
export async function onlineDraftsOf({ personId, text }: DraftOwner): Promise<FoundDraft[]> {
  const askedAt = Date.now();
  try {
    const { data } = await api.drafts.list({}, quiet);
    dropFinished(personId, { ids: data.map(({ id }) => id), askedAt });
    const ofText = data.filter(({ textId }) => (textId ?? NEW_TEXT) === text).slice(0, LOOKED_AT);
    const drafts = await Promise.all(ofText.map(({ id }) => api.drafts.get({ params: { id } }, quiet)));
    return drafts.map((answer) => foundFrom(answer.data));
  } catch {
    return [];
  }
}

const foundFrom = (draft: ApiDraft): FoundDraft => ({
  id: draft.id,
  values: {
    ...typedFields(draft),
    body: draft.body,
    genres: draft.genres,
  },
  words: draft.wordCount,
  savedAt: Date.parse(draft.updatedAt),
  pictureLeftOut: false,
});
