import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getLandingPage } from "./queries/get-landing-page.ts";

export const landingPagesModule = {
  handlers: { get: ({ ctx, params }) => getLandingPage(ctx, params.slug) } satisfies ApiHandlers<
    typeof contract
  >["landingPages"],
};
