import type { MemberContext } from "#platform/context.ts";
import { deleteContent } from "../../publishing/content-resource.ts";
import { staffProducts } from "../queries/staff-products.ts";

/** Deletes a product for good, with its slugs, pictures and file. */
export const deleteProduct = (ctx: MemberContext, id: string) => deleteContent(ctx, staffProducts(ctx), id);
