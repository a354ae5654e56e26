import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#platform/api.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { meQuery } from "#platform/session.queries.ts";
import { keepJudgement } from "./jury.queries.ts";
import { createScoreOutbox } from "./score-outbox.ts";

/** What no second try would change: not their contribution, over, or not a score. */
const FINAL = new Set([403, 404, 422]);

function refusalOf(error: unknown) {
  const status = refusalStatus(error);
  // Signing in comes back to this page, which then sends what waits.
  if (status === 401) reactToRefusal(error);
  return FINAL.has(status) && error instanceof Error ? error.message : undefined;
}

/** The scores of who is signed in: sends what was left behind at once, and again when the network or the page is back. */
export function useScoreOutbox() {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [outbox] = useState(() =>
    createScoreOutbox({
      personId: me?.id ?? "",
      refusalOf,
      send: async (id, points) => {
        const { data } = await api.jury.score(
          { params: { id }, body: { points } },
          // Goes on when the page is left; a failure stands beside its field.
          { quiet: true, keepalive: true },
        );
        keepJudgement(queryClient, id, data);
      },
    }),
  );
  useEffect(() => {
    const { resume } = outbox;
    const onVisible = () => document.visibilityState === "visible" && resume();
    resume();
    addEventListener("online", resume);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("online", resume);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [outbox]);
  return outbox;
}
