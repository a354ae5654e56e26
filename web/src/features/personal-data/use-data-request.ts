import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "#platform/toasts.ts";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { personalDataQuery } from "./personal-data.queries.ts";

/**
 * Sends or cancels a request about one's own data, shows a toast and reloads the page's data. The button is removed
 * with that, so the focus moves to `heading`.
 */
export function useDataRequest() {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  /** Throws a refusal, for a dialog that shows it. */
  async function send(call: () => Promise<unknown>, message: string) {
    await call();
    await queryClient.invalidateQueries(personalDataQuery);
    toast(message);
    focusAfterDialog(heading);
  }
  return { heading, send };
}
