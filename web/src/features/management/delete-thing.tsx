import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DeleteDialog, type DeleteWords } from "./delete-dialog.tsx";

interface DeleteThingProps {
  words: DeleteWords & {
    /** The label of the button that opens the dialog. */
    delete: string;
  };
  title: string;
  /** Calls the API to delete it. */
  onDelete: () => Promise<unknown>;
  /** The page that opens afterwards, and the key of its query. */
  list: { path: string; queryKey: QueryKey };
  /** Drops the cached things of this kind. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
  /** A field below the question. */
  children?: ReactNode;
  /** Whether the input of that field was restored: the dialog is then open. */
  isRestored?: boolean;
}

/** A button that deletes a managed thing after a confirmation, and opens the list. */
export function DeleteThing(props: DeleteThingProps) {
  const { words, title, onDelete, list, invalidate, children, isRestored = false } = props;
  const [isConfirmOpen = isRestored, setConfirmOpen] = useState<boolean>();
  const queryClient = useQueryClient();
  const router = useRouter();
  async function openList() {
    // Leave the page before refetching: the thing on it no longer exists.
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
