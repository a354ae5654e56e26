import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { personalDataQuery } from "./personal-data.queries.ts";

/**
 * Asks or takes back something about one's own data, says that it was done, and shows how it stands now. The button goes
 * with that: the focus goes to `heading`.
 */
export function useDataRequest() {
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  async function ask(call: () => Promise<unknown>, done: string) {
    await call();
    await queryClient.invalidateQueries(personalDataQuery);
    toast(done);
    setTimeout(() => heading.current?.focus());
  }
  /** The same of a button, which says itself that it is busy; a refusal stands in the corner. */
  async function press(call: () => Promise<unknown>, done: string) {
    setBusy(true);
    await ask(call, done).catch(toastRefusal);
    setBusy(false);
  }
  return { busy, heading, ask, press };
}
