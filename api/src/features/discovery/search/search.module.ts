import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { find } from "./find.ts";

export const searchModule = {
  handlers: {
    find: ({ ctx, query }) => find(ctx, query.q),
  } satisfies ApiHandlers<typeof contract>["search"],
};
