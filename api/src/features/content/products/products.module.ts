import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getProduct } from "./queries/get-product.ts";

export const productsModule = {
  handlers: { get: ({ ctx, params }) => getProduct(ctx, params.slug) } satisfies ApiHandlers<
    typeof contract
  >["products"],
};
