import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getFigures } from "./get-figures.ts";

export const figuresModule = {
  handlers: {
    get: ({ ctx, params }) => getFigures(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["courseFigures"],
};
