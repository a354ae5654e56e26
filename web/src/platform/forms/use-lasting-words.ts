import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { forgetTypedWords, keepWordsOf } from "./typed-words.ts";
import type { ContractForm } from "./use-contract-form.ts";

export { forgetTypedWords as forgetWords };

/**
 * For a form that takes long to fill in: what is typed stays when the page is loaded anew, or left and come back to in
 * the same window, until `forgetWords` says that it is saved.
 */
export function useLastingWords<Values extends FieldValues>({
  name,
  watch,
  restored,
}: Pick<ContractForm<Values>, "name" | "watch" | "restored">) {
  useEffect(() => {
    // They were taken out of what was kept.
    if (restored) keepWordsOf(name);
    const subscription = watch(() => keepWordsOf(name));
    return () => subscription.unsubscribe();
  }, [name, watch, restored]);
}
