import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext } from "ra-core";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import type { ButtonLook } from "#ui/button.tsx";
import { roomCopy as copy } from "../messages.nl.ts";

interface RemoveButtonProps {
  /** The name of the record in the confirmation. */
  name: string;
  /** Says what will be deleted. */
  help?: string;
  look?: ButtonLook;
}

/** Deletes the record of the context after a confirmation; a refusal is shown in the dialog. */
export function RemoveButton({ name, help = copy.removeHelp, look = "secondary" }: RemoveButtonProps) {
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
      <AskingButton label={copy.remove} look={look} title={copy.removeTitle(name)} onConfirm={remove}>
        {help}
      </AskingButton>
    </div>
  );
}
