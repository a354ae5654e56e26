import { useState } from "react";
import { formatDate } from "#platform/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import type { FoundDraft } from "./drafts.ts";
import { writingMessages as copy } from "./messages.nl.ts";

interface FoundDraftNoticeProps {
  draft: FoundDraft;
  /** When the API last got this text. */
  savedAt: string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit left: never puts it in by itself, never throws it away unasked. */
export function FoundDraftNotice({ draft, savedAt, onRestore, onDiscard }: FoundDraftNoticeProps) {
  const [asks, setAsks] = useState(false);
  const title = draft.values.title.trim() || copy.untitled;
  const words = copy.words(draft.words);
  const isOlder = savedAt !== undefined && Date.parse(savedAt) > draft.savedAt;
  return (
    <section aria-labelledby={`found-${draft.id}`} className="notice grid gap-3">
      <div>
        <h2 className="font-sans text-base font-semibold tracking-normal" id={`found-${draft.id}`} role="status">
          {copy.found}
        </h2>
        <p>{copy.foundDetails(title, words, formatDate(new Date(draft.savedAt), "long"))}</p>
        {isOlder && <p>{copy.foundOlder(formatDate(savedAt, "long"))}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>{copy.restore}</Button>
        <Button look="secondary" onClick={() => setAsks(true)}>
          {copy.discard}
        </Button>
      </div>
      <ConfirmDialog
        confirm={copy.discardConfirm}
        open={asks}
        title={copy.discardTitle}
        onClose={() => setAsks(false)}
        onConfirm={async () => onDiscard()}
      >
        {copy.discardHelp(title, words)}
      </ConfirmDialog>
    </section>
  );
}
