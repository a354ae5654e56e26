import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { textPath } from "@inktvis/contract/page-paths/community";
import { type Action, ACTIONS } from "./action.ts";

const route = getRouteApi("/community/tekst-lezen/$slug");

export interface OpenDialog {
  kind: "account" | "report";
  /** The action that the dialog was opened for. */
  action: Action;
}

/** The buttons of a reader on a text: they act at once for a member, for a visitor after signing in. */
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

  /** Performs the action that a visitor chose before signing in. */
  const resume = useEffectEvent(async (requested: Action) => {
    const [{ consumePendingAction }, { react }] = await Promise.all([
      import("#features/session/pending-action.ts"),
      import("./reactions.ts"),
    ]);
    const action = consumePendingAction(textPath(slug), ACTIONS);
    if (!action || action !== requested || !me || can.update) return;
    if (action !== "meld") return react(queryClient, slug, action, true).then((message) => message && toast(message));
    if (!reported) setDialog({ kind: "report", action });
  });
  const { doe } = route.useSearch();
  const router = useRouter();
  useEffect(() => {
    if (!doe) return;
    void resume(doe);
    void router.navigate({ href: textPath(slug), replace: true, resetScroll: false });
  }, [doe, slug, router]);

  return { isVisitor: !me, perform, announcement, dialog, closeDialog: () => setDialog(undefined) };
}
export type TextActions = ReturnType<typeof useTextActions>;
