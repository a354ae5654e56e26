import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { usePressWithError } from "./use-press.ts";

interface ConfirmDialogProps {
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

/**
 * Asks before something is done that cannot be undone; open as long as it is rendered. Closes when that succeeded, and
 * shows the error when it did not.
 */
export function ConfirmDialog({ onClose, title, children, confirm, look = "danger", onConfirm }: ConfirmDialogProps) {
  const { busy, error, press } = usePressWithError(() => onConfirm().then(onClose));
  const actions = (
    <>
      <Button busy={busy} look={look} onClick={press}>
        {confirm}
      </Button>
      <Button look="secondary" onClick={onClose}>
        Annuleer
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} busy={busy} open title={title} onClose={onClose}>
      <div>{children}</div>
      <FailedNotice className="mt-4">{error}</FailedNotice>
    </Dialog>
  );
}
