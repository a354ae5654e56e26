import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { removeTypedWords } from "./typed-words.ts";
import { useTypedWords } from "./use-typed-words.ts";

/** What a contract form tells and offers about values that were typed before the page was left. */
export function useRestoredValues<Values extends FieldValues>(
  name: string,
  { getValues, setValue, watch, reset }: UseFormReturn<Values, unknown, Values>,
  subject: string | undefined,
) {
  const { isRestored, lostPictures, forget } = useTypedWords(name, { getValues, setValue, subject });
  return {
    restored: isRestored,
    /** Whether a picture was chosen for this field before the page was left: pictures are not kept. */
    mustChooseAgain: (field: Path<Values>) => lostPictures.includes(field) && watch(field) === undefined,
    /** Puts back what the form began with, and removes what was kept. */
    discard: () => {
      reset();
      removeTypedWords(name);
      forget();
    },
  };
}
