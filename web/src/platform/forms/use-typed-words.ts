import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { registerForm, takeTypedWords } from "./typed-words.ts";

interface FormHook<Values extends FieldValues> {
  /** Asked right before the page is left against somebody's will. */
  getValues: UseFormGetValues<Values> | (() => Values);
  setValue: UseFormSetValue<Values>;
}

/** Keeps the words of a form findable, and puts back what was kept of it; answers whether it did. */
export function useTypedWords<Values extends FieldValues>(form: string, { getValues, setValue }: FormHook<Values>) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const kept = takeTypedWords(form);
    for (const [name, value] of Object.entries(kept ?? {})) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    // Of a form with secrets alone nothing was kept.
    if (kept && Object.keys(kept).length > 0) setRestored(true);
    return registerForm(form, getValues);
  }, [form, getValues, setValue]);
  return restored;
}
