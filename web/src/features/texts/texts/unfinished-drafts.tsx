import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatDate } from "#platform/formats/dates.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Older } from "./older.tsx";
import { wordCountText } from "./messages.nl.ts";
import { ownTextsMessages as copy } from "./own-texts.nl.ts";
import { newTextFromDraftPath } from "@inktvis/contract/page-paths/community";
import { draftsQuery } from "./own-text.queries.ts";
import { useDraftNews } from "./writing/draft-news.ts";
import { deleteDraft, draftsOf, NEW_TEXT } from "./writing/drafts.ts";
import { deleteOnlineDraft, keepUnsentDraftsOnline } from "./writing/online-draft.ts";

interface UnfinishedDraft {
  id: string;
  title: string;
  words: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Only for a draft that is only at the API. */
  updatedAt?: string;
}

/** The other drafts are folded behind one line. */
const SHOWN_AT_ONCE = 3;

const titleOf = ({ title }: UnfinishedDraft) => title.trim() || copy.untitled;

/** The drafts of new texts that were never saved: to continue, or to discard. */
export function UnfinishedDrafts({ personId }: { personId: string | undefined }) {
  const { drafts, discard } = useUnfinishedDrafts(personId);
  const [idToDiscard, setIdToDiscard] = useState<string>();
  // The draft in its current state: its author may continue writing it in another window while this one asks.
  const draftToDiscard = drafts.find(({ id }) => id === idToDiscard);
  if (drafts.length === 0) return null;
  const older = drafts.slice(SHOWN_AT_ONCE);
  return (
    <section aria-labelledby="unfinished" className="notice mb-8 grid gap-3">
      <h2 className="font-sans text-base font-semibold tracking-normal" id="unfinished">
        {copy.unfinished}
      </h2>
      <DraftRows drafts={drafts.slice(0, SHOWN_AT_ONCE)} onDiscard={setIdToDiscard} />
      {older.length > 0 && (
        <Older label={copy.olderUnfinished(older.length)}>
          <DraftRows drafts={older} onDiscard={setIdToDiscard} />
        </Older>
      )}
      {draftToDiscard && (
        <ConfirmDialog
          confirm={copy.discardConfirm}
          title={copy.discardTitle}
          onClose={() => setIdToDiscard(undefined)}
          onConfirm={() => discard(draftToDiscard)}
        >
          {copy.discardHelp(titleOf(draftToDiscard), draftToDiscard.words)}
        </ConfirmDialog>
      )}
    </section>
  );
}

const DraftRows = ({ drafts, onDiscard }: { drafts: UnfinishedDraft[]; onDiscard: (id: string) => void }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {drafts.map((draft) => (
      <DraftRow draft={draft} key={draft.id} onDiscard={() => onDiscard(draft.id)} />
    ))}
  </ul>
);

const DraftRow = ({ draft, onDiscard }: { draft: UnfinishedDraft; onDiscard: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <span className="max-w-full min-w-0">
      <span className="block truncate font-display text-xl">{titleOf(draft)}</span>
      <span className="text-sm text-ink-soft">
        {wordCountText(draft.words)} · {formatDate(new Date(draft.changedAt), "long")}
      </span>
    </span>
    <span className="flex gap-2">
      <ButtonAnchor className="min-h-10 px-4 py-1.5" href={newTextFromDraftPath(draft.id)} look="secondary">
        {copy.unfinishedLink}
      </ButtonAnchor>
      <Button className="min-h-10 py-1.5" look="quiet" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </span>
  </li>
);

const draftsInBrowser = (personId: string | undefined): UnfinishedDraft[] =>
  (personId ? draftsOf({ personId, text: NEW_TEXT }) : []).map(({ id, values: { title }, words, savedAt }) => ({
    id,
    title,
    words,
    changedAt: savedAt,
  }));

/** The drafts of new texts in this browser and at the API, last changed first. */
function useUnfinishedDrafts(personId: string | undefined) {
  const { data: online } = useSuspenseQuery(draftsQuery);
  const [inBrowser, setInBrowser] = useState<UnfinishedDraft[]>([]);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (personId) void keepUnsentDraftsOnline(personId);
  }, [personId]);
  // In an effect, since the server that renders the page cannot read the storage of the browser.
  useEffect(() => setInBrowser(draftsInBrowser(personId)), [personId, online]);
  useDraftNews(({ what }) => {
    setInBrowser(draftsInBrowser(personId));
    if (what === "gone" || what === "sent") void queryClient.invalidateQueries(draftsQuery);
  });

  const byId = new Map<string, UnfinishedDraft>(inBrowser.map((draft) => [draft.id, draft]));
  for (const { id, textId, title, wordCount, updatedAt } of online) {
    const changedAt = Date.parse(updatedAt);
    // What is typed in another window reaches this browser first.
    const isNewer = changedAt > (byId.get(id)?.changedAt ?? 0);
    if (textId !== null || !isNewer) continue;
    // A draft that is in this browser too was written only here, and may be sent again in the meantime.
    byId.set(id, { id, title, words: wordCount, changedAt, ...(!byId.has(id) && { updatedAt }) });
  }
  return {
    drafts: [...byId.values()].toSorted((one, other) => other.changedAt - one.changedAt),
    discard: async (draft: UnfinishedDraft) => {
      if (personId) deleteDraft({ personId, text: NEW_TEXT, id: draft.id });
      const refusal = await deleteOnlineDraft(draft);
      if (isChangedElsewhere(refusal)) toastRefusal(refusal);
      setInBrowser((others) => others.filter(({ id }) => id !== draft.id));
      await queryClient.invalidateQueries(draftsQuery);
    },
  };
}
