import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getArticle } from "./queries/get-article.ts";

export const articlesModule = {
  handlers: { get: ({ ctx, params }) => getArticle(ctx, params.slug) } satisfies ApiHandlers<
    typeof contract
  >["articles"],
};
