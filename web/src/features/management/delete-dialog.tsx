import type { ReactNode } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";

export interface DeleteWords {
  deleteTitle: string;
  /** Says what is deleted along with it. */
  deleteHelp: (title: string) => string;
  deleteConfirm: string;
  deleted: (title: string) => string;
}

interface DeleteDialogProps {
  words: DeleteWords;
  /** The title of what is about to be deleted. */
  title: string;
  onClose: () => void;
  /** Calls the API to delete it. */
  onDelete: () => Promise<unknown>;
  /** Called once it is gone. */
  onDeleted: () => Promise<unknown>;
  /** A field below the question. */
  children?: ReactNode;
}

/** Asks for confirmation before a managed thing is deleted, and shows a toast once it is. */
export const DeleteDialog = ({ words, title, onClose, onDelete, onDeleted, children }: DeleteDialogProps) => (
  <ConfirmDialog
    confirm={words.deleteConfirm}
    title={words.deleteTitle}
    onClose={onClose}
    onConfirm={async () => {
      await onDelete();
      toast(words.deleted(title));
      await onDeleted();
    }}
  >
    <div className="grid gap-5">
      <p>{words.deleteHelp(title)}</p>
      {children}
    </div>
  </ConfirmDialog>
);
