import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createProduct } from "./operations/create-product.ts";
import { deleteProduct } from "./operations/delete-product.ts";
import { updateProduct } from "./operations/update-product.ts";
import { listStaffProducts, staffProducts } from "./queries/staff-products.ts";

export const staffProductsModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffProducts(ctx, query),
    get: ({ ctx, params }) => staffProducts(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createProduct(ctx, body),
    update: ({ ctx, params, body }) => updateProduct(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteProduct(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffProducts"],
};
