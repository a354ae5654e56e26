import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { search } from "./search.ts";

export const searchModule = {
  handlers: {
    find: async ({ ctx, query }) => {
      const answered = ctx.metrics.search.startTimer();
      try {
        return await search(ctx, query.q);
      } finally {
        answered();
      }
    },
  } satisfies ApiHandlers<typeof contract>["search"],
};
