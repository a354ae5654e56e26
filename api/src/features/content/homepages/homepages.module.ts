import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getHomepage } from "./queries/get-homepage.ts";

export const homepagesModule = {
  handlers: { get: ({ ctx, params }) => getHomepage(ctx, params.slug) } satisfies ApiHandlers<
    typeof contract
  >["homepages"],
};
