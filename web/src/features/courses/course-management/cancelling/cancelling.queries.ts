import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

const ASKED_AGAIN_AFTER = 2000;

/** What cancelling a course would mean; once it is cancelled, the progress, refetched until it is done. */
export const cancellationQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "cancellation", slug],
    queryFn: async ({ signal }) => (await managingApi.courseCancellation.get({ params: { slug } }, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data && data.cancelledAt !== null && !data.isDone ? ASKED_AGAIN_AFTER : false,
  });
