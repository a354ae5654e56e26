import { useNotify, useRefresh } from "ra-core";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

interface ActButtonProps {
  /** What the button is called, and that of the question. */
  label: string;
  /** What it is called where other words stand around it. */
  name?: string;
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  /** Asks for words beside it, which the API demands. */
  reason?: string;
  done: string;
  look?: ButtonLook;
  act: (reason: string) => Promise<unknown>;
}

/** Something that staff does with one thing: asks first, tells when it is done; a refusal stands in the question. */
export function ActButton({ label, name, title, children, reason, done, look = "secondary", act }: ActButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState("");
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function run() {
    await act(words);
    setWords("");
    notify(done);
    refresh();
  }
  return (
    <>
      <Button aria-label={name} className="whitespace-nowrap" look={look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog confirm={label} open={isAsking} title={title} onClose={() => setAsking(false)} onConfirm={run}>
        <div className="grid gap-5">
          {children && <p>{children}</p>}
          {reason !== undefined && (
            <TextAreaField
              label={reason}
              rows={4}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          )}
        </div>
      </ConfirmDialog>
    </>
  );
}
