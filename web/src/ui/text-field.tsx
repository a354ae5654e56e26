import { type ComponentProps, type InputEvent, useEffect, useId, useRef, useState } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";

interface TextFieldProps extends FieldText, ComponentProps<"input"> {
  /** Shows how many characters are left of so many. */
  limit?: number;
}

/** One line of text: `<TextField label="Titel" {...form.field("title")} />`. */
export function TextField({ label, help, error, optional, limit, id: given, className, ...control }: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  const [remaining, count] = useRemaining(id, limit);
  return (
    <FieldFrame error={error} help={help} id={id} label={label} optional={optional} remaining={remaining}>
      <input
        className={`control ${className ?? ""}`}
        id={id}
        onInput={count}
        type="text"
        {...control}
        {...described(id, { help, error })}
      />
    </FieldFrame>
  );
}

/** Counts what is in the control, whoever put it there: the form fills it through its ref. */
function useRemaining(id: string, limit: number | undefined) {
  const [length, setLength] = useState(0);
  const known = useRef(limit);
  useEffect(() => {
    const control = document.getElementById(id);
    if (known.current !== undefined && control && "value" in control) setLength(String(control.value).length);
  }, [id]);
  const count = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    if (limit !== undefined) setLength(currentTarget.value.length);
  };
  return [limit === undefined ? undefined : limit - length, count] as const;
}
