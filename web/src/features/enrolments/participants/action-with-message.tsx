import { type ComponentProps, useState } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

interface ActionWithMessageProps extends Pick<ComponentProps<typeof AskingButton>, "confirmLook" | "label" | "title"> {
  help: string;
  messageLabel: string;
  /** Whether the participant must hear why. */
  needsMessage?: boolean;
  act: (message: string) => Promise<void>;
}

/** A button for something that concerns a participant: asks first, with room for what the mail to them says. */
export function ActionWithMessage(props: ActionWithMessageProps) {
  const { help, messageLabel, needsMessage = false, act, ...question } = props;
  const [message, setMessage] = useState("");
  return (
    <AskingButton {...question} onConfirm={() => act(message)}>
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
    </AskingButton>
  );
}
