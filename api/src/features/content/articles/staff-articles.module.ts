import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createArticle } from "./operations/create-article.ts";
import { deleteArticle } from "./operations/delete-article.ts";
import { updateArticle } from "./operations/update-article.ts";
import { listStaffArticles, staffArticles } from "./queries/staff-articles.ts";

export const staffArticlesModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffArticles(ctx, query),
    get: ({ ctx, params }) => staffArticles(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createArticle(ctx, body),
    update: ({ ctx, params, body }) => updateArticle(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteArticle(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffArticles"],
};
