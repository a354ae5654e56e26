import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { dialogErrorOf } from "./form-refusal.ts";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Says what will be lost. */
  children: ReactNode;
  /** The label of the button: "Verwijder de tekst". */
  confirm: string;
  /** `primary` where nothing is lost. */
  look?: "danger" | "primary";
  onConfirm: () => Promise<unknown>;
}

/** Asks before something is done that cannot be undone. Closes when it succeeded, shows the error when it did not. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  look = "danger",
  onConfirm,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  function close() {
    setError(undefined);
    onClose();
  }
  async function run() {
    setBusy(true);
    setError(undefined);
    await onConfirm().then(close, (refusal: unknown) => setError(dialogErrorOf(refusal)));
    setBusy(false);
  }
  const actions = (
    <>
      <Button busy={busy} look={look} onClick={() => void run()}>
        {confirm}
      </Button>
      <Button look="secondary" onClick={close}>
        Annuleer
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} open={open} title={title} onClose={close}>
      <div>{children}</div>
      <FailedNotice className="mt-4">{error}</FailedNotice>
    </Dialog>
  );
}
