import type { StaffProductChange } from "@inktvis/contract/features/content/staff-products";
import type * as z from "zod";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { type StoredMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { movePublishedSlug } from "../../publishing/published-slug.ts";
import { saveContent } from "../../publishing/save-content.ts";
import { ADDRESSED_PRODUCTS, readProductInput } from "../product-writing.ts";
import { refuseWholeFile } from "../product.rules.ts";
import { staffProducts } from "../queries/staff-products.ts";

type Input = z.output<typeof StaffProductChange>;

/** Updates a product. @throws 409 when it was saved by somebody else since it was opened */
export const updateProduct = (ctx: MemberContext, id: string, input: Input) =>
  withStoredMedia(ctx, input, (media) => saveProduct(ctx, id, input, media));

/**
 * The same with a picture and a file that are stored already.
 * @param also at the end of the transaction
 */
export async function saveProduct(
  ctx: EditorContext,
  id: string,
  input: Input,
  media: StoredMedia,
  also?: (tx: Tx) => Promise<void>,
) {
  const values = await readProductInput(ctx, input);
  return saveContent(ctx, staffProducts(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      const { file_id: file = before.attachment } = media;
      refuseWholeFile(input, file !== null);
      const address = await movePublishedSlug(tx, ADDRESSED_PRODUCTS, { id, title: input.title, now: ctx.now });
      await tx
        .updateTable("products")
        .set({ ...values, ...media, ...address, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id)
        .execute();
      await setGenres(tx, "product_genres", id, input.genres);
    },
  });
}
