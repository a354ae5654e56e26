import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { setState } from "./operations/set-state.ts";
import { updateFeedback } from "./operations/update-feedback.ts";
import { getContribution } from "./queries/get-contribution.ts";
import { listContributions } from "./queries/list-contributions.ts";

export const contributionsModule = {
  handlers: {
    list: ({ ctx, params, query }) => listContributions(ctx, params.slug, query),
    get: ({ ctx, params, query }) => getContribution(ctx, params.id, query.judged),
    setState: ({ ctx, params, body }) => setState(ctx, params.id, body),
    updateFeedback: ({ ctx, params, body }) => updateFeedback(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["contributions"],
};
