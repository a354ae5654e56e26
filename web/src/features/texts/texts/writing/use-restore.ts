import type { Text } from "@inktvis/contract/features/texts/texts";
import type { Version } from "@inktvis/contract/features/texts/versions";
import { toast } from "#platform/toasts.ts";
import { formValuesOf } from "./draft-values.ts";
import { type DraftValues, isBlank, type StoredDraft, sameValues } from "./drafts.ts";
import { writingMessages as copy } from "./messages.nl.ts";
import { keepAsSeparateDraft } from "./online-draft.ts";
import { useStoredDrafts } from "./use-stored-drafts.ts";
import type { Writing } from "./use-writing.ts";

/**
 * Puts other versions of the text on the page: drafts from earlier visits, earlier versions of the text, and the
 * version that was saved elsewhere. Unsaved content that they replace becomes a draft of its own.
 */
export function useRestore({ text, form, content, ownDraft, draft, initialBody, continueFrom }: Writing) {
  const storedDrafts = useStoredDrafts(ownDraft);

  function restoreDraft(stored: StoredDraft) {
    const { values, words } = content.read();
    if (!sameValues(values, formValuesOf(text)) && !isBlank(values)) keepAsSeparateDraft(ownDraft, values, words);
    content.setValues({ image: undefined, ...stored.values });
    storedDrafts.delete(stored);
    toast(stored.pictureLeftOut ? copy.restoredWithoutPicture : copy.restored);
  }
  function keepAsDraft() {
    const { values, words } = content.read();
    keepAsSeparateDraft(ownDraft, values, words);
  }
  return {
    storedDrafts: storedDrafts.all,
    deleteDraft: storedDrafts.delete,
    restoreDraft,
    /** Call when the editor has loaded: looks for drafts, and restores the one with this id without asking again. */
    onEditorReady: async (html: string, restoredDraftId: string | undefined) => {
      // The editor may serialize the same content as different HTML, which is not a change by the author.
      if (form.getValues("body") === initialBody) draft.onBodyNormalized(html);
      form.setValue("body", html);
      const drafts = await storedDrafts.load(content.values());
      const requested = drafts.find(({ id }) => id === restoredDraftId);
      if (requested) restoreDraft(requested);
    },
    restoreVersion: ({ title, body }: Version) => {
      content.setValues({ title, body });
      toast(copy.versionRestored);
    },
    /** Takes over fields of the version from elsewhere. */
    takeFields: (fields: Partial<DraftValues>) => {
      if (Object.keys(fields).length === 0) return;
      keepAsDraft();
      content.setValues(fields);
    },
    takeTheirs: (theirs: Text) => {
      keepAsDraft();
      continueFrom(theirs);
      toast(copy.otherVersionLoaded);
    },
  };
}
export type Restore = ReturnType<typeof useRestore>;
