import { type ComponentProps, useId } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";

interface TextAreaFieldProps extends FieldText, ComponentProps<"textarea"> {}

/** Several lines of text; grows with its content: `<TextAreaField label="Feedback" {...form.field("feedback")} />`. */
export function TextAreaField({ label, help, error, optional, id: given, className, ...control }: TextAreaFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame error={error} help={help} id={id} label={label} optional={optional}>
      <textarea
        className={`control field-sizing-content min-h-24 ${className ?? ""}`}
        id={id}
        {...control}
        {...described(id, { help, error })}
      />
    </FieldFrame>
  );
}
