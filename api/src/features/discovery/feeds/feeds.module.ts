import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { articleFeed } from "./queries/article-feed.ts";
import { resultFeed } from "./queries/result-feed.ts";
import { authorFeed, newestTextsFeed } from "./queries/text-feeds.ts";

export const feedsModule = {
  handlers: {
    texts: ({ ctx }) => newestTextsFeed(ctx),
    results: ({ ctx }) => resultFeed(ctx),
    articles: ({ ctx, params }) => articleFeed(ctx, params.shelf),
    author: ({ ctx, params }) => authorFeed(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["feeds"],
};
