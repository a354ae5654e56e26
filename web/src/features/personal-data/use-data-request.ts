import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sayRefusal } from "../../platform/forms/form-refusal.ts";
import { toast } from "../../platform/toasts.ts";
import { personalDataQuery } from "./personal-data.queries.ts";

/** Asks or takes back something about one's own data, says that it was done, and shows how it stands now. */
export function useDataRequest() {
  const [busy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  async function ask(call: () => Promise<unknown>, done: string) {
    await call();
    await queryClient.invalidateQueries(personalDataQuery);
    toast(done);
  }
  /** The same of a button, which says itself that it is busy; a refusal stands in the corner. */
  async function press(call: () => Promise<unknown>, done: string) {
    setBusy(true);
    await ask(call, done).catch(sayRefusal);
    setBusy(false);
  }
  return { busy, ask, press };
}
