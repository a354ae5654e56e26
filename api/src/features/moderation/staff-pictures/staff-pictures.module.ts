import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { putBack, takeDown } from "./take-down.ts";

export const staffPicturesModule = {
  handlers: {
    takeDown: ({ ctx, params, body }) => takeDown(ctx, params.id, body.reason),
    putBack: ({ ctx, params }) => putBack(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffPictures"],
};
