import { useInput } from "ra-core";
import type { FieldText } from "#ui/field-frame.tsx";

export interface InputProps extends Pick<FieldText, "label" | "help" | "optional"> {
  /** The field of the record: `title`, or `spotlight.title`. */
  source: string;
}

/** The field of a source in react-admin's form, as props of the controls of ui/. */
export function useField<Value>({ source, label, help, optional }: InputProps, empty: Value) {
  const { field, fieldState } = useInput<Value>({ source, defaultValue: empty });
  return {
    text: { label, help, error: fieldState.error?.message, ...(optional !== undefined && { optional }) },
    control: { id: source, name: field.name, onBlur: () => field.onBlur(), ref: field.ref },
    value: (field.value ?? empty) as Value,
    onChange: (value: Value) => field.onChange(value),
  };
}
