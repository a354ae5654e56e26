import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { registerForm, restoreTypedWords } from "./typed-words.ts";

interface FormHook<Values extends FieldValues> {
  /** Called right before a forced leave. */
  getValues: UseFormGetValues<Values> | (() => Values);
  setValue: UseFormSetValue<Values>;
}

/** Registers a form for saving on a forced leave, and restores its saved values. Returns whether it restored any. */
export function useTypedWords<Values extends FieldValues>(form: string, { getValues, setValue }: FormHook<Values>) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const saved = restoreTypedWords(form);
    for (const [name, value] of Object.entries(saved ?? {})) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    // Empty for a form that has only secrets.
    if (saved && Object.keys(saved).length > 0) setRestored(true);
    return registerForm(form, getValues);
  }, [form, getValues, setValue]);
  return restored;
}
