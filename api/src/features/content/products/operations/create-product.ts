import type { StaffProductInput } from "@inktvis/contract/features/content/staff-products";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { insertWithSlug } from "#platform/slugs.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { withStoredMedia } from "../../publishing/editorial-media.ts";
import { ADDRESSED_PRODUCTS, readProductInput } from "../product-writing.ts";
import { refuseWholeFile } from "../product.rules.ts";
import { staffProducts } from "../queries/staff-products.ts";

/** Creates a product. Only staff sees it before it is published. */
export async function createProduct(ctx: MemberContext, input: z.output<typeof StaffProductInput>) {
  refuseWholeFile(input, input.attachment?.action === "create");
  const values = await readProductInput(ctx, input);
  return withStoredMedia(ctx, input, (media) =>
    staffProducts(ctx).create(ctx, async (tx) => {
      const { id } = await insertWithSlug(tx, "products", ADDRESSED_PRODUCTS.addresses, {
        ...values,
        ...media,
        isPublic: true,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      await setGenres(tx, "product_genres", id, input.genres);
      return id;
    }),
  );
}
