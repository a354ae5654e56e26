import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "#platform/session.queries.ts";
import { finalRefusalOf, useResume } from "#platform/use-outbox.ts";
import { setCachedJudgement } from "./jury.queries.ts";
import { createScoreOutbox } from "./score-outbox.ts";
import { managingApi } from "#features/management/managing-api.ts";

/**
 * The outbox of the signed-in person. Sends the stored scores on mount, and again when the network returns or the page
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
        const { data } = await managingApi.jury.score(
          { params: { id }, body: { points } },
          // The request outlives the page; a failure is shown beside its field.
          { quiet: true, keepalive: true },
        );
        setCachedJudgement(queryClient, id, data);
      },
    }),
  );
  useResume(outbox.resume);
  return outbox;
}
