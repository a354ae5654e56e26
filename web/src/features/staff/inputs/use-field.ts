import { useInput } from "ra-core";
import { useFormContext } from "react-hook-form";
import { useContext, useEffect } from "react";
import type { FieldText } from "#ui/field-frame.tsx";
import { FieldLabels, withLabel } from "./field-words.ts";

export interface InputProps extends Pick<FieldText, "label" | "help" | "optional"> {
  /** The field of the record: `title`, or `spotlight.title`. */
  source: string;
}

/** The field of a source in react-admin's form, as props of the controls of ui/. */
export function useField<Value>({ source, label, help, optional }: InputProps, empty: Value) {
  const { field, fieldState } = useInput<Value>({ source, defaultValue: empty });
  const { clearErrors } = useFormContext();
  const labels = useContext(FieldLabels);
  useEffect(() => void labels.set(source, label), [labels, source, label]);
  const message = fieldState.error?.message;
  const error = message && withLabel(message, source, label);
  return {
    text: { label, help, error, ...(optional !== undefined && { optional }) },
    control: { id: source, name: field.name, onBlur: () => field.onBlur(), ref: field.ref },
    // react-admin gives an empty string for null.
    value: ((field.value === "" ? null : field.value) ?? empty) as Value,
    // React-hook-form only validates again after a save, not after a refused preview or plan.
    onChange: (value: Value) => {
      if (message) clearErrors(source);
      field.onChange(value);
    },
  };
}
