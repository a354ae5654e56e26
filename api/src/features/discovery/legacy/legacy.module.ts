import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { findLegacyContest, findLegacyText, findLegacyUser } from "./queries/find-legacy.ts";

export const legacyModule = {
  handlers: {
    text: ({ ctx, params }) => findLegacyText(ctx, params),
    user: ({ ctx, params }) => findLegacyUser(ctx, params),
    contest: ({ ctx, params }) => findLegacyContest(ctx, params),
  } satisfies ApiHandlers<typeof contract>["legacy"],
};
