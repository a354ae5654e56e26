import { useState } from "react";
import { keepTyped, typedIn } from "./keep-typed.ts";

interface Shown<Values> {
  getValues: () => Values;
  // A form names its fields by path, a dialog the input that it keeps by key.
  setValue: (name: never, value: never) => unknown;
}

/**
 * For a form without a `revision`, which sends only the fields that were changed here. The others may have changed in
 * the meantime, in another window, by somebody else or by a link in a mail (docs/product/platform.md#two-editors).
 */
export function useChanges<Values extends Record<string, unknown>>(initial: Values) {
  const [stored, setStored] = useState(initial);
  return {
    changesIn: (values: Values) => typedIn(values, stored) as Partial<Values>,
    /** After a save: the form shows what is stored now, except where somebody typed more in the meantime. */
    showStored({ getValues, setValue }: Shown<Values>, saved: Values, now: Values) {
      const values = keepTyped(now, { initial: saved, current: getValues() });
      for (const [name, value] of Object.entries(values)) setValue(name as never, value as never);
      setStored(now);
    },
  };
}
