import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getAlumnus } from "./queries/get-alumnus.ts";

export const alumniModule = {
  handlers: { get: ({ ctx, params }) => getAlumnus(ctx, params.slug) } satisfies ApiHandlers<typeof contract>["alumni"],
};
