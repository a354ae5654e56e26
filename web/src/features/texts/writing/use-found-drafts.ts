import { useState } from "react";
import {
  type DraftOwner,
  type DraftValues,
  draftsOf,
  dropDraft,
  type FoundDraft,
  ownDraftKey,
  sameValues,
} from "./drafts.ts";

/** What earlier visits left in this browser, newest first. */
export function useFoundDrafts(owner: DraftOwner) {
  const [found, setFound] = useState<FoundDraft[]>([]);
  return {
    newest: found[0],
    /** Once the sheet is there; what says the same as it is let go. */
    look: (current: DraftValues) => {
      const kept = draftsOf(owner);
      for (const { key, values } of kept) if (sameValues(values, current)) dropDraft(key);
      setFound(kept.filter(({ key, values }) => !sameValues(values, current) && key !== ownDraftKey(owner)));
    },
    forget: (draft: FoundDraft) => {
      dropDraft(draft.key);
      setFound((others) => others.filter(({ key }) => key !== draft.key));
    },
    /** The others wait for the next visit. */
    close: () => setFound([]),
  };
}
