import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { productWriting } from "./product-writing.ts";
import { listStaffProducts, staffProducts } from "./queries/staff-products.ts";

export const staffProductsModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffProducts(ctx, query),
    get: ({ ctx, params }) => staffProducts(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => productWriting.create(ctx, body),
    update: ({ ctx, params, body }) => productWriting.update(ctx, params.id, body),
    delete: ({ ctx, params }) => productWriting.delete(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffProducts"],
};
