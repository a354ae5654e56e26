import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { removeTypedWords, saveTypedWordsOf } from "./typed-words.ts";
import type { ContractForm } from "./use-contract-form.ts";

/**
 * For a form that takes long to fill in: what is typed stays when the page is loaded anew, or left and come back to in
 * the same window, until it is saved. A form that is gone once it is saved calls `removeTypedWords`.
 */
export function useLastingWords<Values extends FieldValues>({
  name,
  watch,
  restored,
  status,
  attempt,
}: Pick<ContractForm<Values>, "name" | "watch" | "restored" | "status" | "attempt">) {
  useEffect(() => {
    // They were taken out of what was kept.
    if (restored) saveTypedWordsOf(name);
    const subscription = watch(() => saveTypedWordsOf(name));
    return () => subscription.unsubscribe();
  }, [name, watch, restored]);
  // Only now, since emptying a field after saving is kept as well.
  useEffect(() => {
    if (status === "saved") removeTypedWords(name);
  }, [name, status, attempt]);
}
