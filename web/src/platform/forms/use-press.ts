import { useState } from "react";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";

/** What a button does, whether it is busy, and why it failed. */
export function usePress(act: () => Promise<unknown>, afterRefusal?: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function press() {
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (refusal) {
      setError(dialogErrorOf(refusal));
      await afterRefusal?.();
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, press: () => void press() };
}
