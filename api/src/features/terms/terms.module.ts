import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { publishTerms } from "./operations/publish-terms.ts";
import { createTerms, deleteTerms, updateTerms } from "./operations/write-terms.ts";
import { getTerms, listTerms } from "./queries/list-terms.ts";

export { termsInForce } from "./terms-in-force.ts";
export { TERMS_PAGE, termsPageBody } from "./terms-page.ts";

export const termsModule = {
  handlers: {
    list: ({ ctx, query }) => listTerms(ctx, query),
    get: ({ ctx, params }) => getTerms(ctx, params.id),
    create: async ({ ctx, body }) => getTerms(ctx, await createTerms(ctx, body)),
    update: async ({ ctx, params, body }) => {
      await updateTerms(ctx, params.id, body);
      return getTerms(ctx, params.id);
    },
    delete: ({ ctx, params }) => deleteTerms(ctx, params.id),
    publish: async ({ ctx, params }) => {
      await publishTerms(ctx, params.id);
      return getTerms(ctx, params.id);
    },
  } satisfies ApiHandlers<typeof contract>["staffTerms"],
};
