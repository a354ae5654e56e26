import { useState } from "react";
import { CONTENT_ID } from "#platform/page-focus.ts";
import { DeleteDialog, type DeleteWords } from "./delete-dialog.tsx";

interface Deletion<Row> {
  words: DeleteWords;
  /** Calls the API to delete it. */
  onDelete: (row: Row) => Promise<unknown>;
  /** Called once it is gone. */
  onDeleted: () => Promise<unknown>;
}

/** Deletes a row of a table: `ask` opens the dialog, which the table renders. */
export function useRowDeletion<Row extends { title: string }>({ words, onDelete, onDeleted }: Deletion<Row>) {
  const [asked, ask] = useState<Row>();
  const dialog = asked && (
    <DeleteDialog
      title={asked.title}
      words={words}
      onClose={() => ask(undefined)}
      onDelete={() => onDelete(asked)}
      onDeleted={async () => {
        await onDeleted();
        // The button that had the focus is removed with its row, once React has rendered.
        setTimeout(() => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true }));
      }}
    />
  );
  return { ask, dialog };
}
