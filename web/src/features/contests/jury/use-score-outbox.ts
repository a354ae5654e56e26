import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#platform/api.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { meQuery } from "#platform/session.queries.ts";
import { setCachedJudgement } from "./jury.queries.ts";
import { createScoreOutbox } from "./score-outbox.ts";

/** Statuses that sending again cannot change: not their contribution, contest ended, or not a score. */
const FINAL_STATUSES = new Set([403, 404, 422]);

function finalRefusalOf(error: unknown) {
  const status = refusalStatus(error);
  // Signing in leads back to this page, which then sends the stored scores.
  if (status === 401) reactToRefusal(error);
  return FINAL_STATUSES.has(status) && error instanceof Error ? error.message : undefined;
}

/**
 * The outbox of who is signed in. Sends the stored scores on mount, and again when the network returns or the page
 * becomes visible.
 */
export function useScoreOutbox() {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [outbox] = useState(() =>
    createScoreOutbox({
      personId: me?.id ?? "",
      finalRefusalOf,
      send: async (id, points) => {
        const { data } = await api.jury.score(
          { params: { id }, body: { points } },
          // The request outlives the page; a failure is shown beside its field.
          { quiet: true, keepalive: true },
        );
        setCachedJudgement(queryClient, id, data);
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
