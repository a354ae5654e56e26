import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { likeText, unlikeText } from "./like-text.ts";
import { reportText, unreportText } from "./report-text.ts";

export const reactionsModule = {
  handlers: {
    like: ({ ctx, params }) => likeText(ctx, params.slug),
    unlike: ({ ctx, params }) => unlikeText(ctx, params.slug),
    report: ({ ctx, params, body }) => reportText(ctx, params.slug, body.reason),
    unreport: ({ ctx, params }) => unreportText(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["reactions"],
};
