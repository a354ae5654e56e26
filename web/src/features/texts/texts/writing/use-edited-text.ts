import type { Text } from "@inktvis/contract/features/texts/texts";
import { useState } from "react";
import { reactToRefusal } from "#platform/refusals.ts";
import { useEditConflict } from "./use-edit-conflict.ts";
import { isConflict, isNotFound, showEditAddress, slugOf } from "./use-save-text.ts";

/** The text that is edited, as it is stored, and what happened to it elsewhere. */
export function useEditedText(initialText: Text | undefined) {
  const [text, setText] = useState(initialText);
  const [isDeletedElsewhere, setDeletedElsewhere] = useState(false);
  const conflict = useEditConflict(text);
  async function showWhatHappened(edited: Text) {
    const slug = await slugOf(edited);
    if (!slug) {
      setText(undefined);
      setDeletedElsewhere(true);
      return;
    }
    setText({ ...edited, slug });
    await showEditAddress({ slug });
    await conflict.loadTheirs(slug);
  }
  return {
    /** Absent for a new text, and once the text was deleted elsewhere. */
    text,
    isDeletedElsewhere,
    conflict,
    /** Call after a save, or to continue with another version. */
    continueWith: (version: Text) => {
      setText(version);
      setDeletedElsewhere(false);
      conflict.resolve();
    },
    /** Call after a refused save. */
    onRefused: async (error: unknown) => {
      if (!text) return;
      if (!isConflict(error) && !isNotFound(error)) return;
      try {
        await showWhatHappened(text);
      } catch (refusal) {
        reactToRefusal(refusal);
      }
    },
  };
}
