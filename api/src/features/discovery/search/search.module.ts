import type { contract } from "@inktvis/contract";
import { MAX_PER_PAGE } from "@inktvis/contract/features/discovery/search";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { search } from "./search.ts";

export const searchModule = {
  handlers: {
    find: async ({ ctx, query: { q } }) => {
      const answer = () => search(ctx, q);
      const answered = ctx.metrics.search.startTimer();
      try {
        return await (q.perPage > MAX_PER_PAGE ? ctx.heavy.longLists(ctx.network, answer) : answer());
      } finally {
        answered();
      }
    },
  } satisfies ApiHandlers<typeof contract>["search"],
};
