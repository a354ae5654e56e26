import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext } from "ra-core";
import { useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { roomCopy as copy } from "../messages.nl.ts";

interface RemoveButtonProps {
  /** What the question calls it. */
  name: string;
  /** What will be gone. */
  help?: string;
  look?: ButtonLook;
}

/** Asks, and removes the record of this place; a refusal stands in the question. */
export function RemoveButton({ name, help = copy.removeHelp, look = "secondary" }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const record = useRecordContext();
  const resource = useResourceContext() ?? "";
  const [deleteOne] = useDelete();
  const [notify, redirect] = [useNotify(), useRedirect()];
  async function remove() {
    if (!record) return;
    await deleteOne(resource, { id: record.id, previousData: record }, { returnPromise: true });
    notify(copy.removed);
    redirect("list", resource);
  }
  return (
    <div className="mt-10">
      <Button look={look} onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        confirm={copy.remove}
        open={isAsking}
        title={copy.removeTitle(name)}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        {help}
      </ConfirmDialog>
    </div>
  );
}
