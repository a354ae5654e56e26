import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { removeStoredInput } from "./stored-input.ts";
import { useStoredInput } from "./use-stored-input.ts";

/** Restores the unsaved input of a contract form, and lets its author discard that. */
export function useRestoredValues<Values extends FieldValues>(
  name: string,
  { formState, getValues, setValue, watch, reset }: UseFormReturn<Values, unknown, Values>,
  subject: string | undefined,
) {
  const { isRestored, lostPictures, clearRestored } = useStoredInput(name, {
    getValues,
    setValue,
    subject,
    initial: formState.defaultValues,
  });
  return {
    restored: isRestored,
    /** Whether a picture was chosen for this field before the page was left: pictures are not stored. */
    mustChooseAgain: (field: Path<Values>) => lostPictures.includes(field) && watch(field) === undefined,
    /** Resets the form to its default values and removes its stored input. */
    discard: () => {
      reset();
      removeStoredInput(name);
      clearRestored();
    },
  };
}
