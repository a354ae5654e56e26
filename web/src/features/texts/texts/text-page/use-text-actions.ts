import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { useResumedAction } from "#features/session/use-resumed-action.ts";
import { type Action, ACTIONS } from "./action.ts";

export interface OpenDialog {
  kind: "account" | "report";
  /** The action that the dialog was opened for. */
  action: Action;
}

/** The buttons of a reader on a text: for a member they act at once, for a visitor after signing in. */
export function useTextActions({ slug, me: { reported, can } }: Text) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [announcement, setAnnouncement] = useState("");
  const [dialog, setDialog] = useState<OpenDialog>();

  async function perform(action: Action) {
    if (!me) return setDialog({ kind: "account", action });
    if (action === "meld" && !reported) return setDialog({ kind: "report", action });
    const { react } = await import("./reactions.ts");
    const message = await react(queryClient, slug, action);
    if (message) setAnnouncement(message);
  }

  useResumedAction(ACTIONS, async (action) => {
    if (!me || can.update) return;
    if (action === "meld") return reported || setDialog({ kind: "report", action });
    const { react } = await import("./reactions.ts");
    const message = await react(queryClient, slug, action, true);
    if (message) toast(message);
  });

  return { isVisitor: !me, perform, announcement, dialog, closeDialog: () => setDialog(undefined) };
}
export type TextActions = ReturnType<typeof useTextActions>;
