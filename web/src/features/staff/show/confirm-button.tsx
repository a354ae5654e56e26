import type { ComponentProps, ReactNode } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useRoomAct } from "./use-room-act.ts";

interface ConfirmButtonProps extends Pick<
  ComponentProps<typeof AskingButton>,
  "aria-label" | "label" | "look" | "title"
> {
  /** Says what will happen. */
  children?: ReactNode;
  doneMessage: string;
  action: () => Promise<unknown>;
}

const LAYOUT = "sm:whitespace-nowrap";

/** A button that acts after a confirmation, and reloads the page. A refusal is shown in the dialog. */
export function ConfirmButton({ children, doneMessage, action, ...button }: ConfirmButtonProps) {
  const act = useRoomAct();
  return (
    <AskingButton {...button} className={LAYOUT} onConfirm={() => act(action, doneMessage)}>
      {children && <p>{children}</p>}
    </AskingButton>
  );
}

interface ReasonButtonProps extends Omit<ConfirmButtonProps, "action"> {
  /** The id of the record that the action is about. */
  about: string;
  /** The label of the field. */
  reasonLabel: string;
  /** Whether it asks for a single line, such as an account number. */
  isLine?: boolean;
  /** Called with what was typed. */
  action: (typed: string) => Promise<unknown>;
}

/** The same, with a field for what the API requires: a reason, or a single line. */
export function ReasonButton({
  about,
  reasonLabel,
  isLine = false,
  children,
  doneMessage,
  action,
  ...button
}: ReasonButtonProps) {
  const { values, field, clear, notice, isRestored } = useKeptInput(`${button.label} ${about}`, { typed: "" });
  const act = useRoomAct();
  const run = () => act(() => action(values.typed), doneMessage).then(clear);
  return (
    <AskingButton {...button} className={LAYOUT} isRestored={isRestored} onConfirm={run}>
      <div className="grid gap-5">
        {children && <p>{children}</p>}
        {notice}
        {isLine ? (
          <TextField label={reasonLabel} {...field("typed")} />
        ) : (
          <TextAreaField label={reasonLabel} rows={4} {...field("typed")} />
        )}
      </div>
    </AskingButton>
  );
}
