import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { textPath } from "@inktvis/contract/page-paths/community";
import { type Action, ACTIONS } from "./action.ts";

const route = getRouteApi("/community/tekst-lezen/$slug");

export interface Asking {
  dialog: "account" | "report";
  /** What it is for. */
  action: Action;
}

/** What pressing a button of a text does: at once for a member, after signing in for a visitor. */
export function useActions({ slug, me: { reported, can } }: Text) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [said, setSaid] = useState("");
  const [asking, setAsking] = useState<Asking>();

  async function press(action: Action) {
    if (!me) return setAsking({ dialog: "account", action });
    if (action === "meld" && !reported) return setAsking({ dialog: "report", action });
    const { react } = await import("./reactions.ts");
    const done = await react(queryClient, slug, action);
    if (done) setSaid(done);
  }

  const resume = useEffectEvent(async (wanted: Action) => {
    const [{ takeAction }, { react }] = await Promise.all([
      import("#features/session/pending-action.ts"),
      import("./reactions.ts"),
    ]);
    const action = takeAction(textPath(slug), ACTIONS);
    if (!action || action !== wanted || !me || can.update) return;
    if (action !== "meld") return react(queryClient, slug, action, true).then((done) => done && toast(done));
    if (!reported) setAsking({ dialog: "report", action });
  });
  const { doe } = route.useSearch();
  const router = useRouter();
  useEffect(() => {
    if (!doe) return;
    void resume(doe);
    void router.navigate({ href: textPath(slug), replace: true, resetScroll: false });
  }, [doe, slug, router]);

  return { isVisitor: !me, press, said, asking, close: () => setAsking(undefined) };
}
export type Actions = ReturnType<typeof useActions>;
