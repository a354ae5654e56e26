import { useNotify, useRefresh } from "ra-core";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";

interface ConfirmButtonProps {
  /** The label of the button, and of the button of the dialog. */
  label: string;
  /** The accessible name, where the label alone does not tell what it is about. */
  accessibleName?: string;
  /** The question of the dialog. */
  title: string;
  /** Says what will happen. */
  children?: ReactNode;
  /** The label of the field that asks for a reason; absent when the API requires none. */
  reasonLabel?: string;
  /** The label of the field that asks for a line instead of a reason. */
  lineLabel?: string;
  doneMessage: string;
  look?: ButtonLook;
  /** Gets what was typed. */
  action: (typed: string) => Promise<unknown>;
}

/** A button that acts after a confirmation, and reloads the page. A refusal is shown in the dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    label,
    accessibleName,
    title,
    children,
    reasonLabel,
    lineLabel,
    doneMessage,
    look = "secondary",
    action,
  } = props;
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function run() {
    await action(reason).catch((refusal: unknown) => {
      // The page behind the dialog then shows what was saved meanwhile, and the next try is about that.
      if (isChangedElsewhere(refusal)) refresh();
      throw refusal;
    });
    setReason("");
    notify(doneMessage);
    refresh();
  }
  return (
    <>
      <Button
        aria-label={accessibleName}
        className="sm:whitespace-nowrap"
        look={look}
        onClick={() => setConfirmOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        confirm={label}
        open={isConfirmOpen}
        title={title}
        onClose={() => setConfirmOpen(false)}
        onConfirm={run}
      >
        <div className="grid gap-5">
          {children && <p>{children}</p>}
          <TypedField lineLabel={lineLabel} reasonLabel={reasonLabel} value={reason} onChange={setReason} />
        </div>
      </ConfirmDialog>
    </>
  );
}

interface TypedFieldProps {
  lineLabel: string | undefined;
  reasonLabel: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

function TypedField({ lineLabel, reasonLabel, value, onChange }: TypedFieldProps) {
  if (lineLabel !== undefined)
    return (
      <TextField label={lineLabel} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    );
  if (reasonLabel === undefined) return null;
  return (
    <TextAreaField
      label={reasonLabel}
      rows={4}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
