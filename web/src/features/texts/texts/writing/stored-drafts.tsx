import { Older } from "../older.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { StoredDraftNotice } from "./stored-draft-notice.tsx";
import type { Restore } from "./use-restore.ts";

interface StoredDraftsProps {
  restore: Restore;
  /** When the text itself was last saved. */
  savedAt: string | undefined;
}

/** The drafts from earlier visits: the newest is offered, the others are folded behind one line. */
export function StoredDrafts({ restore, savedAt }: StoredDraftsProps) {
  const notices = restore.storedDrafts.map((stored) => (
    <StoredDraftNotice
      draft={stored}
      key={stored.id}
      savedAt={savedAt}
      onDelete={() => restore.deleteDraft(stored)}
      onRestore={() => restore.restoreDraft(stored)}
    />
  ));
  const [newest, ...older] = notices;
  return (
    <>
      {newest}
      {older.length > 0 && <Older label={copy.olderDrafts(older.length)}>{older}</Older>}
    </>
  );
}
