import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { useFactorChange } from "./second-factor.queries.ts";

interface ConfirmedButtonProps {
  label: string;
  /** Accessible name, where several buttons have the same label. */
  name?: string;
  title: string;
  /** The consequences, shown in the dialog. */
  children: ReactNode;
  act: () => Promise<unknown>;
  /** A toast on success, where nothing else shows it. */
  done?: string;
}

/** A button that changes the second factor after a confirmation. */
export function ConfirmedButton({ label, name, title, children, act, done }: ConfirmedButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const change = useFactorChange();
  async function run() {
    await change(act);
    if (done) toast(done);
  }
  return (
    <>
      <Button aria-label={name} className="justify-self-start" look="secondary" onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <ConfirmDialog
        confirm={label}
        open={isConfirming}
        title={title}
        onClose={() => setConfirming(false)}
        onConfirm={run}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
