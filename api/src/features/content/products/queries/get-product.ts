import type { Context } from "#platform/context.ts";
import { FILE_COLUMNS, fileOf } from "#platform/files/media.ts";
import { notFound } from "#platform/http/errors.ts";
import { creditedBody, makersOf } from "#features/media/images/credited-body.ts";
import { listedProducts } from "../product.policy.ts";
import { productSummaryOf, selectProducts } from "./product-columns.ts";

/**
 * Finds a product by its slug, or by one that it had while it was public.
 * @throws 404 when it does not exist or is not public yet
 */
export async function getProduct(ctx: Context, slug: string) {
  const row = await selectProducts(listedProducts(ctx))
    .innerJoin("product_slugs as address", "address.product_id", "product.id")
    .leftJoin("files as file", "file.id", "product.file_id")
    .select(["product.body", "product.file_is_excerpt", ...FILE_COLUMNS])
    .select(makersOf("product.pictures").as("makers"))
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound("Dit product bestaat niet.");
  return {
    data: {
      ...productSummaryOf(row),
      body: creditedBody(row.body, (id) => row.makers[id]),
      file: fileOf(row),
      fileIsExcerpt: row.file_is_excerpt,
    },
  };
}
