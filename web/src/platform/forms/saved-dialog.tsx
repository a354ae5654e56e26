import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { formMessages } from "./messages.nl.ts";
import type { ContractForm } from "./use-contract-form.ts";

interface SavedDialogProps {
  form: Pick<ContractForm, "status" | "attempt">;
  title: string;
  children: ReactNode;
}

/** Opens each time that a form was saved (docs/product/platform.md#forms), and says what changes now. */
export function SavedDialog({ form: { status, attempt }, title, children }: SavedDialogProps) {
  const [closed, setClosed] = useState(0);
  const close = () => setClosed(attempt);
  return (
    <Dialog
      actions={<Button onClick={close}>{formMessages.close}</Button>}
      open={status === "saved" && attempt > closed}
      title={title}
      onClose={close}
    >
      {children}
    </Dialog>
  );
}
