import type { Text } from "@inktvis/contract/features/texts/texts";
import { useState } from "react";
import { useEditConflict } from "./use-edit-conflict.ts";
import { isDeleted } from "./use-save-text.ts";

/** The text that is edited, as the API has it, and what happened to it elsewhere. */
export function useEditedText(initialText: Text | undefined) {
  const [text, setText] = useState(initialText);
  const [isDeletedElsewhere, setDeletedElsewhere] = useState(false);
  const conflict = useEditConflict(text);
  return {
    /** Absent for a new one, and once it was deleted elsewhere. */
    text,
    isDeletedElsewhere,
    conflict,
    /** After a save, or to go on with another version. */
    continueWith: (version: Text) => {
      setText(version);
      setDeletedElsewhere(false);
      conflict.resolve();
    },
    /** After a save that was refused. */
    onRefused: async (error: unknown) => {
      if (!text || !isDeleted(error)) return conflict.loadTheirs(error);
      setText(undefined);
      setDeletedElsewhere(true);
    },
  };
}
