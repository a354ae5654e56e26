import { useInput } from "ra-core";
import { unreadableFields } from "#platform/forms/field-in-page.ts";
import { formMessages } from "#platform/forms/messages.nl.ts";
import type { FieldText } from "#ui/field-frame.tsx";

export interface InputProps extends Pick<FieldText, "label" | "help" | "optional"> {
  /** The field of the record: `title`, or `spotlight.title`. */
  source: string;
}

/** The field of a source in react-admin's form, as props of the controls of ui/. */
export function useField<Value>({ source, label, help, optional }: InputProps, empty: Value) {
  const validate = () => (unreadableFields(document).includes(source) ? formMessages.unreadable : undefined);
  const { field, fieldState } = useInput<Value>({ source, defaultValue: empty, validate });
  return {
    text: {
      label,
      help,
      error: plainMessage(fieldState.error?.message ?? ""),
      ...(optional !== undefined && { optional }),
    },
    control: { id: source, name: field.name, onBlur: () => field.onBlur(), ref: field.ref },
    value: (field.value ?? empty) as Value,
    onChange: (value: Value) => field.onChange(value),
  };
}

/** A message as people read it: react-admin wraps those of validators, for its own components to translate. */
export function plainMessage(message: string) {
  const [, wrapped] = /^@@react-admin@@(.*)$/.exec(message) ?? [];
  return wrapped === undefined ? message : String(JSON.parse(wrapped));
}
