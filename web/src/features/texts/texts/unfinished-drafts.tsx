import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatDate } from "#platform/formats/dates.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { wordCountText } from "./messages.nl.ts";
import { ownTextsMessages as copy } from "./own-texts.nl.ts";
import { newTextFromDraftPath } from "@inktvis/contract/page-paths/community";
import { draftsQuery } from "./own-text.queries.ts";
import { draftsOf, dropDraft, NEW_TEXT } from "./writing/drafts.ts";
import { dropOnline, keepAllOnline } from "./writing/online-draft.ts";

interface Unfinished {
  id: string;
  title: string;
  words: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** Sheets that never became a text: to go on with, or to throw away. */
export function UnfinishedDrafts({ personId }: { personId: string | undefined }) {
  const { data: online } = useSuspenseQuery(draftsQuery);
  const [inBrowser, setInBrowser] = useState<Unfinished[]>([]);
  const [leaving, setLeaving] = useState<Unfinished>();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (personId) void keepAllOnline(personId);
  }, [personId]);
  // What this browser keeps is not known where the page is first drawn.
  useEffect(() => {
    const kept = personId ? draftsOf({ personId, text: NEW_TEXT }) : [];
    setInBrowser(kept.map(({ id, values: { title }, words, savedAt }) => ({ id, title, words, changedAt: savedAt })));
  }, [personId, online]);

  const drafts = new Map<string, Unfinished>(inBrowser.map((draft) => [draft.id, draft]));
  for (const { id, textId, title, wordCount, updatedAt } of online) {
    if (textId === null) drafts.set(id, { id, title, words: wordCount, changedAt: Date.parse(updatedAt) });
  }
  async function discard({ id }: Unfinished) {
    if (personId) dropDraft({ personId, text: NEW_TEXT, id });
    await dropOnline(id);
    setInBrowser((others) => others.filter((draft) => draft.id !== id));
    await queryClient.invalidateQueries(draftsQuery);
  }
  if (drafts.size === 0) return null;
  return (
    <section aria-labelledby="unfinished" className="notice mb-8 grid gap-3">
      <h2 className="font-sans text-base font-semibold tracking-normal" id="unfinished">
        {copy.unfinished}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {[...drafts.values()]
          .toSorted((one, other) => other.changedAt - one.changedAt)
          .map((draft) => (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2" key={draft.id}>
              <span className="max-w-full min-w-0">
                <span className="block truncate font-display text-xl">{draft.title.trim() || copy.untitled}</span>
                <span className="text-sm text-ink-soft">
                  {wordCountText(draft.words)} · {formatDate(new Date(draft.changedAt), "long")}
                </span>
              </span>
              <span className="flex gap-2">
                <ButtonAnchor className="min-h-10 px-4 py-1.5" href={newTextFromDraftPath(draft.id)} look="secondary">
                  {copy.unfinishedLink}
                </ButtonAnchor>
                <Button className="min-h-10 py-1.5" look="quiet" onClick={() => setLeaving(draft)}>
                  {copy.discard}
                </Button>
              </span>
            </li>
          ))}
      </ul>
      <ConfirmDialog
        confirm={copy.discardConfirm}
        open={leaving !== undefined}
        title={copy.discardTitle}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && discard(leaving)}
      >
        {leaving ? copy.discardHelp(leaving.title.trim() || copy.untitled, leaving.words) : ""}
      </ConfirmDialog>
    </section>
  );
}
