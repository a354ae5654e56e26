import { useState } from "react";
import { typedIn } from "#platform/forms/keep-typed.ts";

/**
 * Settings are sent as they were changed here, and no others: what nobody changed may be another by now, in another window
 * or by the link of a mail (docs/product/notifications.md#mail-categories).
 */
export function useChanges<Settings extends Record<string, unknown>>(initial: Settings) {
  const [stored, setStored] = useState(initial);
  return {
    changesIn: (settings: Settings) => typedIn(settings, stored) as Partial<Settings>,
    /** What is stored now, once it was saved. */
    setStored,
  };
}
