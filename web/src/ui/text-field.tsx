import { type ComponentProps, useId } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";

interface TextFieldProps extends FieldText, ComponentProps<"input"> {}

/** One line of text: `<TextField label="Titel" {...form.field("title")} />`. */
export function TextField({ label, help, error, optional, id: given, className, ...control }: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame error={error} help={help} id={id} label={label} optional={optional}>
      <input
        className={`control ${className ?? ""}`}
        id={id}
        type="text"
        {...control}
        {...described(id, { help, error })}
      />
    </FieldFrame>
  );
}
