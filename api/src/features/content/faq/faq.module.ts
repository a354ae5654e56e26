import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getFaqCollection } from "./queries/get-faq-collection.ts";

export const faqModule = {
  handlers: { get: ({ ctx, params }) => getFaqCollection(ctx, params.id) } satisfies ApiHandlers<
    typeof contract
  >["faq"],
};
