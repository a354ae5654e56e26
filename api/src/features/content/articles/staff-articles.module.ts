import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { articleWriting } from "./article-writing.ts";
import { listStaffArticles, staffArticles } from "./queries/staff-articles.ts";

export const staffArticlesModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffArticles(ctx, query),
    get: ({ ctx, params }) => staffArticles(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => articleWriting.create(ctx, body),
    update: ({ ctx, params, body }) => articleWriting.update(ctx, params.id, body),
    delete: ({ ctx, params }) => articleWriting.delete(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffArticles"],
};
