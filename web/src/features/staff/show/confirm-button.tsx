import { type ComponentProps, type ReactNode, useState } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useRoomAct } from "./use-room-act.ts";

interface ConfirmButtonProps extends Pick<
  ComponentProps<typeof AskingButton>,
  "aria-label" | "label" | "look" | "title"
> {
  /** Says what will happen. */
  children?: ReactNode;
  /** The label of the field that asks for a reason; absent when the API requires none. */
  reasonLabel?: string;
  /** The label of the field that asks for a line instead of a reason. */
  lineLabel?: string;
  doneMessage: string;
  /** Gets what was typed. */
  action: (typed: string) => Promise<unknown>;
}

/** A button that acts after a confirmation, and reloads the page. A refusal is shown in the dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, reasonLabel, lineLabel, doneMessage, action, ...button } = props;
  const [reason, setReason] = useState("");
  const act = useRoomAct();
  async function run() {
    await act(() => action(reason), doneMessage);
    setReason("");
  }
  return (
    <AskingButton {...button} className="sm:whitespace-nowrap" onConfirm={run}>
      <div className="grid gap-5">
        {children && <p>{children}</p>}
        <TypedField lineLabel={lineLabel} reasonLabel={reasonLabel} value={reason} onChange={setReason} />
      </div>
    </AskingButton>
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
