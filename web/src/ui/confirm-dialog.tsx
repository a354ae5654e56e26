import { useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Says what will be gone. */
  children: string;
  /** The button that does it: "Verwijder de tekst". */
  confirm: string;
  onConfirm: () => Promise<unknown>;
}

/** Asks before something is gone for good, and closes when that went well; a refusal was told when it came. */
export function ConfirmDialog({ open, onClose, title, children, confirm, onConfirm }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    await onConfirm().then(onClose, () => undefined);
    setBusy(false);
  }
  const actions = (
    <>
      <Button busy={busy} look="danger" onClick={() => void run()}>
        {confirm}
      </Button>
      <Button look="secondary" onClick={onClose}>
        Annuleer
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} open={open} title={title} onClose={onClose}>
      <p>{children}</p>
    </Dialog>
  );
}
