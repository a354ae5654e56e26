import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getSitemapPage } from "./queries/get-sitemap-page.ts";
import { listSitemaps } from "./queries/list-sitemaps.ts";

export const sitemapModule = {
  handlers: {
    index: ({ ctx, query }) => listSitemaps(ctx, query.perPage),
    page: ({ ctx, params, query }) => getSitemapPage(ctx, params.kind, query),
  } satisfies ApiHandlers<typeof contract>["sitemap"],
};
