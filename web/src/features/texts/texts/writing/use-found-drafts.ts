import { useState } from "react";
import { type DraftValues, draftsOf, dropDraft, type FoundDraft, type OwnDraft, sameValues } from "./drafts.ts";
import { dropOnline, onlineDraftsOf } from "./online-draft.ts";

/** What earlier visits left, in this browser and at the API, newest first. */
export function useFoundDrafts(own: OwnDraft) {
  const [found, setFound] = useState<FoundDraft[]>([]);
  const forget = ({ id }: FoundDraft) => {
    dropDraft({ ...own, id });
    void dropOnline(id);
  };
  return {
    all: found,
    /** Once the sheet is there; what says the same as it is let go. Answers what was found. */
    look: async (current: DraftValues) => {
      const byId = new Map<string, FoundDraft>();
      const online = await onlineDraftsOf(own);
      for (const draft of [...draftsOf(own), ...online]) {
        const other = byId.get(draft.id);
        // The browser keeps the picture too, and is never behind.
        if (!other || other.savedAt < draft.savedAt - 60_000) byId.set(draft.id, draft);
      }
      byId.delete(own.id);
      const drafts = [...byId.values()].toSorted((one, other) => other.savedAt - one.savedAt);
      for (const draft of drafts) if (sameValues(draft.values, current)) forget(draft);
      const others = drafts.filter(({ values }) => !sameValues(values, current));
      setFound(others);
      return others;
    },
    forget: (draft: FoundDraft) => {
      forget(draft);
      setFound((others) => others.filter(({ id }) => id !== draft.id));
    },
  };
}
