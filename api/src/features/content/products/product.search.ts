import { sql } from "kysely";
import { narrowedBy } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { ofGenres } from "#features/texts/genres/chosen-genres.ts";
import { listedProducts } from "./product.policy.ts";
import { productSummaryOf, selectProducts } from "./queries/product-columns.ts";

const date = sql`product.published_at`;

/** The conditions of a search on products; undefined when it filters by a tag, because products have none. */
const conditionsOf = ({ filters: { genres, tags = [] } }: ParsedSearchQuery) =>
  tags.length > 0 ? undefined : ofGenres("product_genres", "product.id", genres);

/** Products in GET /search: by title and description (docs/product/search.md#models). */
export const productSearch: SearchModel = {
  name: "product",
  ...titledModel("product"),
  searchableRows: (ctx, searchQuery) => narrowedBy(listedProducts(ctx), conditionsOf(searchQuery)),
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: byTitle("product"),
    price: [sql`product.price`],
  }),
  titles: (db) => db.selectFrom("products").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectProducts(listedProducts(ctx))
      .select(hitColumns("product", query))
      .where(sql<boolean>`product.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "product" as const,
      ...productSummaryOf(row),
      ...hitsOf(row),
    }));
  },
};
