import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { deleteSearch } from "./operations/delete-search.ts";
import { saveSearch } from "./operations/save-search.ts";
import { listSearches } from "./queries/list-searches.ts";

export const savedSearchesModule = {
  handlers: {
    list: ({ ctx }) => listSearches(ctx),
    save: ({ ctx, body }) => saveSearch(ctx, body),
    delete: ({ ctx, params }) => deleteSearch(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["savedSearches"],
};
