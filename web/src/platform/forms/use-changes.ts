import { useState } from "react";
import { keepTyped, typedIn } from "./keep-typed.ts";

interface Shown<Values> {
  getValues: () => Values;
  // A form names its fields by path, what is kept of a dialog by key.
  setValue: (name: never, value: never) => unknown;
}

/**
 * What a form sends that has no `revision`: as it was changed here, and nothing else. What nobody changed may be another by
 * now, in another window, by somebody else or by the link of a mail (docs/product/platform.md#two-editors).
 */
export function useChanges<Values extends Record<string, unknown>>(initial: Values) {
  const [stored, setStored] = useState(initial);
  return {
    changesIn: (values: Values) => typedIn(values, stored) as Partial<Values>,
    /** After a save: the form shows what is stored now, but where somebody typed on meanwhile. */
    showStored({ getValues, setValue }: Shown<Values>, saved: Values, now: Values) {
      const values = keepTyped(now, { initial: saved, current: getValues() });
      for (const [name, value] of Object.entries(values)) setValue(name as never, value as never);
      setStored(now);
    },
  };
}
