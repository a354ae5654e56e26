import type { StaffProductQuery } from "@inktvis/contract/features/content/staff-products";
import { productPath } from "@inktvis/contract/page-paths/organization";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { FILE_COLUMNS, fileOf, pictureOf } from "#platform/files/media.ts";
import { eurosOf } from "#platform/money.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { genreIdsOf } from "#features/texts/genres/chosen-genres.ts";
import { contentResource, publishedOf } from "../../publishing/content-resource.ts";
import { filterByState } from "../../publishing/publishing.ts";

const selectProducts = (db: Database | Tx) =>
  db
    .selectFrom("products as product")
    .leftJoin(visibleImages.as("image"), "image.id", "product.image_id")
    .leftJoin("files as file", "file.id", "product.file_id")
    .select([
      "product.id",
      "product.slug",
      "product.title",
      "product.body",
      "product.price",
      "product.file_is_excerpt",
      "product.published_at",
      "product.updated_at",
      "product.revision",
      "image.picture as image",
      ...FILE_COLUMNS,
      genreIdsOf("product_genres", "product.id").as("genres"),
    ]);

const toStaffProduct = (ctx: Pick<Context, "config" | "now">) => (row: RowOf<ReturnType<typeof selectProducts>>) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  body: row.body,
  price: eurosOf(row.price),
  fileIsExcerpt: row.file_is_excerpt,
  image: pictureOf(row.image),
  attachment: fileOf(row),
  genres: row.genres,
  ...publishedOf(ctx, row, { site: "organization", path: productPath(row.slug) }),
});

/** Products as the staff room reads and changes them; changes are audited. */
export const staffProducts = (ctx: EditorContext) =>
  contentResource({
    kind: "products",
    table: "products",
    read: async (db, id: string) => {
      const row = await selectProducts(db).where("product.id", "=", id).executeTakeFirst();
      return row && toStaffProduct(ctx)(row);
    },
  });

/** All products, unpublished ones included. */
export function listStaffProducts(ctx: MemberContext, query: z.output<typeof StaffProductQuery>) {
  const { q, state } = query;
  const rows = filterByState(selectProducts(ctx.db), state, ctx.now).where(contains(sql`product.title`, q));
  return staffPage(ctx.db, rows, query, {
    id: sql`product.id`,
    sorts: {
      publishedAt: sql`product.published_at`,
      title: sql`product.title collate "nl-BE-x-icu"`,
      price: sql`product.price`,
      updatedAt: sql`product.updated_at`,
    },
    toRow: toStaffProduct(ctx),
  });
}
