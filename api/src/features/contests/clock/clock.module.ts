import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";

export const clockModule = {
  handlers: { now: ({ ctx }) => ({ data: { now: ctx.now.toISOString() } }) } satisfies ApiHandlers<
    typeof contract
  >["clock"],
};
