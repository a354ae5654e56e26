import { formatDate } from "#platform/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import type { StoredDraft } from "./drafts.ts";
import { writingMessages as copy } from "./messages.nl.ts";

interface StoredDraftNoticeProps {
  draft: StoredDraft;
  /** When the text itself was last saved. */
  savedAt: string | undefined;
  onRestore: () => void;
  onDelete: () => void;
}

/** Offers a draft from an earlier visit. The author decides whether to restore or delete it. */
export function StoredDraftNotice({ draft, savedAt, onRestore, onDelete }: StoredDraftNoticeProps) {
  const title = draft.values.title.trim() || copy.untitled;
  const words = copy.words(draft.words);
  const isOlder = savedAt !== undefined && Date.parse(savedAt) > draft.savedAt;
  return (
    <section aria-labelledby={`found-${draft.id}`} className="notice grid gap-3">
      <div role="status">
        <h2 className="font-sans text-base font-semibold tracking-normal" id={`found-${draft.id}`}>
          {copy.draftFound}
        </h2>
        <p>{copy.draftDetails(title, words, formatDate(new Date(draft.savedAt), "long"))}</p>
        {isOlder && <p>{copy.draftIsOlder(formatDate(savedAt, "long"))}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>{copy.restore}</Button>
        <AskingButton
          confirm={copy.discardConfirm}
          label={copy.discard}
          title={copy.discardTitle}
          onConfirm={async () => onDelete()}
        >
          {copy.discardHelp(title, words)}
        </AskingButton>
      </div>
    </section>
  );
}
