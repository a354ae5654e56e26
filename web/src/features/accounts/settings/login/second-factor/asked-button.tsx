import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { useFactorChange } from "./second-factor.queries.ts";

interface AskedButtonProps {
  label: string;
  /** What it is called where several are beside each other. */
  name?: string;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  act: () => Promise<unknown>;
  /** Said once it is done, where nothing else shows it. */
  done?: string;
}

/** A change of the second factor that is asked about first. */
export function AskedButton({ label, name, title, children, act, done }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useFactorChange();
  async function run() {
    await change(act);
    if (done) toast(done);
  }
  return (
    <>
      <Button aria-label={name} className="justify-self-start" look="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog confirm={label} open={isAsking} title={title} onClose={() => setAsking(false)} onConfirm={run}>
        {children}
      </ConfirmDialog>
    </>
  );
}
