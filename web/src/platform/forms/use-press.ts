import { useState } from "react";
import { dialogErrorOf, type formErrorOf, toastRefusal } from "./form-refusal.ts";

type Act<Args extends unknown[] = []> = (...args: Args) => Promise<unknown>;

/** Runs what a button does, and says whether it is busy: a busy `Button` ignores presses. A refusal gets a toast. */
export function usePress<Args extends unknown[]>(act: Act<Args>) {
  const [busy, setBusy] = useState(false);
  async function press(...args: Args) {
    setBusy(true);
    await act(...args).catch(toastRefusal);
    setBusy(false);
  }
  return { busy, press: (...args: Args) => void press(...args) };
}

/**
 * The same for a button that shows beside it, or in its dialog, why its action failed. A page where the platform itself
 * announces some failures (of the server, an expired session) passes `formErrorOf`, so that nothing is said twice. The
 * promise of `run` is resolved once it is done or refused.
 */
export function usePressWithError<Args extends unknown[]>(
  act: Act<Args>,
  { afterRefusal, errorOf = dialogErrorOf }: { afterRefusal?: Act; errorOf?: typeof formErrorOf } = {},
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function run(...args: Args) {
    setBusy(true);
    setError(undefined);
    try {
      await act(...args);
    } catch (refusal) {
      setError(errorOf(refusal));
      await afterRefusal?.();
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, run, press: (...args: Args) => void run(...args) };
}
