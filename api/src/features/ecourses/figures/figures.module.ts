import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getFigures } from "./get-figures.ts";

export const ecourseFiguresModule = {
  handlers: {
    get: ({ ctx, params }) => getFigures(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["ecourseFigures"],
};
