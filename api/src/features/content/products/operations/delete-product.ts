import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedMedia } from "../../publishing/editorial-media.ts";
import { deleteVersions } from "../../publishing/keep-version.ts";
import { staffProducts } from "../queries/staff-products.ts";

/** Deletes a product for good, with its slugs, pictures and file. */
export const deleteProduct = (ctx: MemberContext, id: string) =>
  staffProducts(ctx).delete(ctx, id, async (tx, product) => {
    await tx.deleteFrom("products").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, product);
    await deleteVersions(ctx, tx, "products", id);
  });
