import { useState } from "react";
import { dialogErrorOf, toastRefusal } from "./form-refusal.ts";

type Act<Args extends unknown[] = []> = (...args: Args) => Promise<unknown>;

/** What a button does, and whether it is busy with it: a `Button` ignores presses meanwhile. A refusal gets a toast. */
export function usePress<Args extends unknown[]>(act: Act<Args>) {
  const [busy, setBusy] = useState(false);
  async function press(...args: Args) {
    setBusy(true);
    await act(...args).catch(toastRefusal);
    setBusy(false);
  }
  return { busy, press: (...args: Args) => void press(...args) };
}

/** The same where the page says beside the button why it failed. */
export function usePressWithError<Args extends unknown[]>(act: Act<Args>, afterRefusal?: Act) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function press(...args: Args) {
    setBusy(true);
    setError(undefined);
    try {
      await act(...args);
    } catch (refusal) {
      setError(dialogErrorOf(refusal));
      await afterRefusal?.();
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, press: (...args: Args) => void press(...args) };
}
