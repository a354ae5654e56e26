import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";

interface DeleteThingProps {
  words: {
    /** On the button that opens the dialog. */
    delete: string;
    deleteTitle: string;
    /** Says what goes with it. */
    deleteHelp: (title: string) => string;
    deleteConfirm: string;
    deleted: (title: string) => string;
  };
  title: string;
  /** Asks the API to delete it. */
  onDelete: () => Promise<unknown>;
  /** The page that opens afterwards, and the key of its query. */
  list: { path: string; queryKey: QueryKey };
  /** Drops what is cached of its kind. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
  /** A field below the question. */
  children?: ReactNode;
}

/** A button that deletes a managed thing after a confirmation, and opens the list. */
export function DeleteThing({ words, title, onDelete, list, invalidate, children }: DeleteThingProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  async function remove() {
    await onDelete();
    toast(words.deleted(title));
    // Leave the page before refetching: what it shows no longer exists.
    queryClient.removeQueries({ queryKey: list.queryKey });
    await router.navigate({ href: list.path, replace: true });
    await invalidate(queryClient);
  }
  return (
    <>
      <Button look="quiet" onClick={() => setConfirmOpen(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        confirm={words.deleteConfirm}
        open={isConfirmOpen}
        title={words.deleteTitle}
        onClose={() => setConfirmOpen(false)}
        onConfirm={remove}
      >
        <div className="grid gap-5">
          <p>{words.deleteHelp(title)}</p>
          {children}
        </div>
      </ConfirmDialog>
    </>
  );
}
