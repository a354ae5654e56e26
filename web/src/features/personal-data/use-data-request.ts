import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "#platform/toasts.ts";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { personalDataQuery } from "./personal-data.queries.ts";

/**
 * Sends or cancels a member's request about their data, shows a toast and reloads the page's data. That removes the
 * button, so the focus moves to `heading`.
 */
export function useDataRequest() {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  /** Throws a refusal, so that a dialog can show it. */
  async function send(call: () => Promise<unknown>, message: string) {
    await call();
    await queryClient.invalidateQueries(personalDataQuery);
    toast(message);
    focusAfterDialog(heading);
  }
  return { heading, send };
}
