import type { ComponentProps } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

interface ActionWithMessageProps extends Pick<ComponentProps<typeof AskingButton>, "confirmLook" | "label" | "title"> {
  help: string;
  messageLabel: string;
  /** Whether a reason to the participant is required. */
  needsMessage?: boolean;
  act: (message: string) => Promise<void>;
}

/**
 * A button for an action that concerns a participant: asks for confirmation, with a field for the message in the mail
 * to them.
 */
export function ActionWithMessage(props: ActionWithMessageProps) {
  const { help, messageLabel, needsMessage = false, act, ...question } = props;
  const { values, field, notice, isRestored } = useKeptInput(question.label, { message: "" });
  return (
    <AskingButton {...question} isRestored={isRestored} onConfirm={() => act(values.message)}>
      <div className="grid gap-5">
        <p>{help}</p>
        {notice}
        <TextAreaField
          label={messageLabel}
          maxLength={2000}
          {...(needsMessage ? { required: true } : { optional: true })}
          {...field("message")}
        />
      </div>
    </AskingButton>
  );
}
