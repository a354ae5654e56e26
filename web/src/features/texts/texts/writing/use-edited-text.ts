import type { Text } from "@inktvis/contract/features/texts/texts";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { useEditConflict } from "./use-edit-conflict.ts";
import { isConflict, isDeleted, showEditAddress } from "./use-save-text.ts";

/** The text that is edited, as it is stored, and what happened to it elsewhere. */
export function useEditedText(initialText: Text | undefined) {
  const [text, setText] = useState(initialText);
  const [isDeletedElsewhere, setDeletedElsewhere] = useState(false);
  const conflict = useEditConflict(text);
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
      if (isConflict(error)) return conflict.loadTheirs(text.slug);
      if (!isDeleted(error)) return;
      // The old address of a private text disappears when its title is changed (docs/product/texts.md#address).
      const { data: ownTexts } = await api.texts.mine({});
      const renamed = ownTexts.find(({ id }) => id === text.id);
      if (renamed) {
        setText({ ...text, slug: renamed.slug });
        await showEditAddress(renamed);
        return conflict.loadTheirs(renamed.slug);
      }
      setText(undefined);
      setDeletedElsewhere(true);
    },
  };
}
