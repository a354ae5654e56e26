import { useState } from "react";
import { CONTENT_ID } from "#platform/page-focus.ts";
import { DeleteDialog, type DeleteWords } from "./delete-dialog.tsx";

interface Deletion {
  words: DeleteWords;
  /** Asks the API to delete it. */
  onDelete: (slug: string) => Promise<unknown>;
  /** Called once it is gone. */
  onDeleted: () => Promise<unknown>;
}

/** Deletes a row of a table: `ask` opens the dialog, which the table renders. */
export function useRowDeletion({ words, onDelete, onDeleted }: Deletion) {
  const [asked, ask] = useState<{ slug: string; title: string }>();
  const dialog = (
    <DeleteDialog
      title={asked?.title}
      words={words}
      onClose={() => ask(undefined)}
      onDelete={async () => asked && onDelete(asked.slug)}
      onDeleted={async () => {
        await onDeleted();
        // The button that had the focus is removed with its row, after React rendered.
        setTimeout(() => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true }));
      }}
    />
  );
  return { ask, dialog };
}
