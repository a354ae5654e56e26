import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { search } from "./search.ts";

export const searchModule = {
  handlers: {
    find: ({ ctx, query }) => search(ctx, query.q),
  } satisfies ApiHandlers<typeof contract>["search"],
};
