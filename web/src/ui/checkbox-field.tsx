import { type ComponentProps, type ReactNode, useId } from "react";
import { described, FieldNotes } from "./field-frame.tsx";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label. */
export function CheckboxField({ label, help, error, id: given, ...control }: CheckboxFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-6 cursor-pointer items-start gap-3" htmlFor={id}>
        <input className="tick" id={id} {...control} {...described(id, { help, error })} type="checkbox" />
        <span>{label}</span>
      </label>
      <div className="grid gap-1.5 pl-8 empty:hidden">
        <FieldNotes error={error} help={help} id={id} />
      </div>
    </div>
  );
}
