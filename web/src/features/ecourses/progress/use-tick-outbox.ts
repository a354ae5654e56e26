import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "#platform/session.queries.ts";
import { finalRefusalOf, useResume } from "#platform/use-outbox.ts";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { createTickOutbox } from "./tick-outbox.ts";

/** The outbox of the signed-in person. Sends the stored ticks on mount, and again when the network returns. */
export function useTickOutbox() {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [outbox] = useState(() =>
    createTickOutbox({
      personId: me?.id ?? "",
      finalRefusalOf,
      send: async (id) => {
        // The request outlives the page; a failure is shown beside the button.
        await ecourseApi.ecourseProgress.complete({ params: { id } }, { quiet: true, keepalive: true });
        await invalidateEcourses(queryClient);
      },
    }),
  );
  useResume(outbox.resume);
  return outbox;
}
