import { useEffect, useState } from "react";

const storedIn = (key: string) => (history.state as Record<string, unknown> | null)?.[key];

/**
 * What a page shows after an action, such as that a mail was sent. It is kept in the history entry: a reload still
 * shows it, opening the page another time does not.
 */
export function useKeptInEntry<Value>(key: string) {
  const [value, setValue] = useState<Value>();
  // Not while rendering: there is no history on the server.
  useEffect(() => setValue(storedIn(key) as Value | undefined), [key]);
  const keep = (next: Value | undefined) => {
    history.replaceState({ ...(history.state as object | null), [key]: next }, "");
    setValue(next);
  };
  return [value, keep] as const;
}
