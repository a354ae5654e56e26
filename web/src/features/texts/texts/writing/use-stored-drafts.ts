import { useState } from "react";
import { useDraftNews } from "./draft-news.ts";
import {
  type DraftValues,
  deleteDraft,
  draftsOf,
  NEW_TEXT,
  type OwnDraft,
  sameValues,
  type StoredDraft,
  storedDraft,
} from "./drafts.ts";
import { deleteOnlineDraft, onlineDraftsOf } from "./online-draft.ts";

/**
 * When a browser's copy is older than the copy at the API by this much, it is outdated; a smaller difference may be the
 * delay of sending.
 */
const OLDER_BY_MS = 60_000;

/** Drafts of the same text from earlier visits, in this browser and at the API, newest first. */
export function useStoredDrafts(own: OwnDraft) {
  const [drafts, setDrafts] = useState<StoredDraft[]>([]);
  // The owner from when the page was opened: saving a new text changes `own`, but the drafts stay where they were
  // found.
  const [owner] = useState(own);
  const isOtherText = owner.text === NEW_TEXT && own.text !== NEW_TEXT;
  useDraftNews(({ id, what }) => {
    if (what === "sent") return;
    // When it could not be kept, the storage has at most an older version.
    const asItIsNow = what === "kept" ? storedDraft({ ...owner, id }) : [];
    setDrafts((all) =>
      all.some((draft) => draft.id === id) ? all.flatMap((draft) => (draft.id === id ? asItIsNow : draft)) : all,
    );
  });
  const deleteEverywhere = (draft: StoredDraft) => {
    deleteDraft({ ...owner, id: draft.id });
    void deleteOnlineDraft(draft);
  };
  return {
    /**
     * None once a new text was saved: drafts from earlier visits belong to other texts, and would replace its content.
     */
    all: isOtherText ? [] : drafts,
    /** Loads and returns them. Deletes each that has the same values as the form. */
    load: async (current: DraftValues) => {
      const byId = new Map<string, StoredDraft>();
      const online = await onlineDraftsOf(own);
      for (const draft of [...draftsOf(own), ...online]) {
        const inBrowser = byId.get(draft.id);
        // When there are two copies, the browser's is used: only that one has the picture.
        if (!inBrowser) byId.set(draft.id, draft);
        // An outdated one is replaced, without `updatedAt`: the draft was written in this browser only.
        else if (inBrowser.savedAt < draft.savedAt - OLDER_BY_MS)
          byId.set(draft.id, { ...draft, updatedAt: undefined });
      }
      byId.delete(own.id);
      const newestFirst = [...byId.values()].toSorted((one, other) => other.savedAt - one.savedAt);
      for (const draft of newestFirst) if (sameValues(draft.values, current)) deleteEverywhere(draft);
      const different = newestFirst.filter(({ values }) => !sameValues(values, current));
      setDrafts(different);
      return different;
    },
    delete: (draft: StoredDraft) => {
      deleteEverywhere(draft);
      setDrafts((others) => others.filter(({ id }) => id !== draft.id));
    },
  };
}
