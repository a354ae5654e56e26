import { type SelectQueryBuilder, sql } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { eurosOf } from "#platform/money.ts";
import { genresOf } from "#features/texts/genres/genres-json.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";

type WithProduct = DB & { product: DB["products"] };

const genresOfProduct = genresOf("product_genres", "product.id");

/** The columns of the tiles of products, with picture and genres, in one query. */
export const selectProducts = <O>(products: SelectQueryBuilder<WithProduct, "product", O>) =>
  products.leftJoin(visibleImages.as("image"), "image.id", "product.image_id").select([
    "product.id",
    "product.slug",
    "product.title",
    "product.price",
    // Guaranteed by the policy.
    sql<Date>`product.published_at`.as("publishedAt"),
    "image.picture as image",
    genresOfProduct.as("genres"),
  ]);

type ProductRow = RowOf<ReturnType<typeof selectProducts<{}>>>;

export const productSummaryOf = (row: ProductRow) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  price: eurosOf(row.price),
  date: row.publishedAt.toISOString(),
  image: pictureOf(row.image),
  genres: row.genres,
});
