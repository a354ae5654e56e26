import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getPage } from "./queries/get-page.ts";

export const pagesModule = {
  handlers: { get: ({ ctx, params, query }) => getPage(ctx, params.slug, query.path) } satisfies ApiHandlers<
    typeof contract
  >["pages"],
};
