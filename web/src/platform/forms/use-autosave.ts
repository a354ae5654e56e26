import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { storeInputOf } from "./stored-input.ts";
import type { ContractForm } from "./use-contract-form.ts";

/**
 * For a form that takes long to fill in: stores its input at each change, so that it survives a reload or another page
 * in the same tab, until the form is saved.
 */
export function useAutosave<Values extends FieldValues>({
  name,
  watch,
  restored,
  isDirty,
}: Pick<ContractForm<Values>, "name" | "watch" | "restored" | "isDirty">) {
  useEffect(() => {
    // Restoring removed the input from the store; what was typed before hydration is not in it yet.
    if (restored || isDirty) storeInputOf(name);
  }, [name, restored, isDirty]);
  useEffect(() => {
    const subscription = watch(() => storeInputOf(name));
    return () => subscription.unsubscribe();
  }, [name, watch]);
}
