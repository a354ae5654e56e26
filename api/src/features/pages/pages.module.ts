import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { getPage } from "./queries/get-page.ts";

export { pagesOfSite } from "./page.policy.ts";
export { pageSearch } from "./page.search.ts";
export { ancestorsOfPage, pathOf } from "./queries/page-paths.ts";

export const pagesModule = {
  handlers: { get: ({ ctx, params, query }) => getPage(ctx, params.slug, query.path) } satisfies ApiHandlers<
    typeof contract
  >["pages"],
};
