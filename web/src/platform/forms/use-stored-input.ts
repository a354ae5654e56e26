import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { keepTyped, typedIn } from "./keep-typed.ts";
import { registerForm } from "./stored-input.ts";

interface FormHook<Values extends FieldValues> {
  /** Called right before a forced leave. */
  getValues: UseFormGetValues<Values> | (() => Values);
  setValue: UseFormSetValue<Values>;
  /** The id of what the form is about, where its address may change while somebody types. */
  subject?: string | undefined;
  /**
   * What the form begins with. If given, only values that differ from it are stored, and fields that already differ
   * from it when values are restored (typed or autofilled early) are not overwritten.
   */
  initial?: Readonly<Record<string, unknown>> | undefined;
}

export interface Restored {
  /** Whether the form got input back. */
  isRestored: boolean;
  /** Names of fields whose picture has to be chosen again. */
  lostPictures: readonly string[];
}
const NOTHING: Restored = { isRestored: false, lostPictures: [] };

/** Stores the input of a form on a forced leave and restores it. `clearRestored` ends the notice about that. */
export function useStoredInput<Values extends FieldValues>(
  form: string,
  { getValues, setValue, subject, initial }: FormHook<Values>,
) {
  const [restored, setRestored] = useState(NOTHING);
  const withTyped = useEffectEvent((stored: Record<string, unknown>) =>
    initial ? keepTyped(stored, { initial, current: getValues() }) : stored,
  );
  const typed = useEffectEvent(() => (initial ? typedIn(getValues(), initial) : getValues()));
  useEffect(() => {
    const { restored: stored, unregister } = registerForm(form, { values: () => typed(), subject });
    for (const [name, value] of Object.entries(withTyped(stored?.values ?? {}))) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    // A form with only secrets has nothing stored.
    if (stored && (Object.keys(stored.values).length > 0 || stored.pictures.length > 0))
      setRestored({ isRestored: true, lostPictures: stored.pictures });
    return unregister;
  }, [form, setValue, subject]);
  return { ...restored, clearRestored: () => setRestored(NOTHING) };
}
