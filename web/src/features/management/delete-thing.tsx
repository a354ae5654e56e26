import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DeleteDialog, type DeleteWords } from "./delete-dialog.tsx";

interface DeleteThingProps {
  words: DeleteWords & {
    /** On the button that opens the dialog. */
    delete: string;
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
  /** Whether what was typed in it was put back: then the dialog is open. */
  isRestored?: boolean;
}

/** A button that deletes a managed thing after a confirmation, and opens the list. */
export function DeleteThing(props: DeleteThingProps) {
  const { words, title, onDelete, list, invalidate, children, isRestored = false } = props;
  const [isConfirmOpen = isRestored, setConfirmOpen] = useState<boolean>();
  const queryClient = useQueryClient();
  const router = useRouter();
  async function openList() {
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
      {isConfirmOpen && (
        <DeleteDialog
          title={title}
          words={words}
          onClose={() => setConfirmOpen(false)}
          onDelete={onDelete}
          onDeleted={openList}
        >
          {children}
        </DeleteDialog>
      )}
    </>
  );
}
