import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

interface ActionWithMessageProps extends Pick<ComponentProps<typeof ConfirmDialog>, "look" | "title"> {
  /** On the button, and on the one that confirms. */
  label: string;
  help: string;
  messageLabel: string;
  /** Whether the participant must hear why. */
  needsMessage?: boolean;
  act: (message: string) => Promise<void>;
}

/** A button for something that concerns a participant: asks first, with room for what the mail to them says. */
export function ActionWithMessage(props: ActionWithMessageProps) {
  const { label, title, help, messageLabel, needsMessage = false, look, act } = props;
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        confirm={label}
        open={isOpen}
        title={title}
        {...(look && { look })}
        onClose={() => setOpen(false)}
        onConfirm={() => act(message)}
      >
        <div className="grid gap-5">
          <p>{help}</p>
          <TextAreaField
            label={messageLabel}
            maxLength={2000}
            {...(needsMessage ? { required: true } : { optional: true })}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
