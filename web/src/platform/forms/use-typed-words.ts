import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { registerForm } from "./typed-words.ts";

interface FormHook<Values extends FieldValues> {
  /** Called right before a forced leave. */
  getValues: UseFormGetValues<Values> | (() => Values);
  setValue: UseFormSetValue<Values>;
  /** What the form is about, where its address may change while somebody types. */
  subject?: string | undefined;
}

/** What a form got back: whether anything, and which pictures have to be chosen again. */
export interface Restored {
  isRestored: boolean;
  lostPictures: readonly string[];
}
const NOTHING: Restored = { isRestored: false, lostPictures: [] };

/** Registers a form for saving on a forced leave, and restores its saved values. `forget` ends what is told of that. */
export function useTypedWords<Values extends FieldValues>(
  form: string,
  { getValues, setValue, subject }: FormHook<Values>,
) {
  const [restored, setRestored] = useState(NOTHING);
  useEffect(() => {
    const { restored: saved, unregister } = registerForm(form, { values: getValues, subject });
    for (const [name, value] of Object.entries(saved?.values ?? {})) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    // Empty for a form that has only secrets.
    if (saved && (Object.keys(saved.values).length > 0 || saved.pictures.length > 0))
      setRestored({ isRestored: true, lostPictures: saved.pictures });
    return unregister;
  }, [form, getValues, setValue, subject]);
  return { ...restored, forget: () => setRestored(NOTHING) };
}
