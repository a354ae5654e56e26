import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { countOnce } from "./count-once.ts";
import { trackingToken } from "./tracking-token.ts";

export const trackingModule = {
  handlers: {
    token: ({ ctx, params }) => trackingToken(ctx, params.slug),
    view: ({ ctx, body }) => countOnce(ctx, "view", body.token),
    read: ({ ctx, body }) => countOnce(ctx, "read", body.token),
  } satisfies ApiHandlers<typeof contract>["tracking"],
};
