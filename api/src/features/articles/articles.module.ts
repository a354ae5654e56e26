import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { getArticle } from "./queries/get-article.ts";

export { listedArticles } from "./article.policy.ts";
export { articleSearch } from "./article.search.ts";
export { articleSummaryOf, selectArticles } from "./queries/article-columns.ts";
export { taggedArticles } from "./queries/tagged-articles.ts";

export const articlesModule = {
  handlers: { get: ({ ctx, params }) => getArticle(ctx, params.slug) } satisfies ApiHandlers<
    typeof contract
  >["articles"],
};
