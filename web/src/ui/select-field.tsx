import { type ComponentProps, useId } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";

interface SelectFieldProps extends FieldText, ComponentProps<"select"> {}

/** Chooses one from a long list: `<SelectField label="Land" {...form.field("country")}><option …/></SelectField>`. */
export function SelectField({ label, help, error, optional, id: given, className, ...control }: SelectFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame error={error} help={help} id={id} label={label} optional={optional}>
      <select className={`control ${className ?? ""}`} id={id} {...control} {...described(id, { help, error })} />
    </FieldFrame>
  );
}
