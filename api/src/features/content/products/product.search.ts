import { sql } from "kysely";
import { linkedTo } from "#platform/search/conditions.ts";
import {
  headline,
  highlightAll,
  type ParsedSearchQuery,
  type SearchModel,
  snippetFrom,
} from "#platform/search/search-model.ts";
import { listedProducts } from "./product.policy.ts";
import { productSummaryOf, selectProducts } from "./queries/product-columns.ts";

const date = sql`product.published_at`;

const GENRES = { links: "product_genres", owner: ["product_id", "product.id"], column: "genre_id" } as const;

/** What a search asks of products; undefined when it asks for a tag, for they have none. */
const conditionsOf = ({ filters: { genres, tags = [] } }: ParsedSearchQuery) =>
  tags.length > 0 ? undefined : linkedTo(GENRES, genres);

/** Products in GET /search: by title and description (docs/product/search.md#models). */
export const productSearch: SearchModel = {
  name: "product",
  id: "product.id",
  searchableRows: (ctx, searchQuery) =>
    conditionsOf(searchQuery)?.reduce((rows, condition) => rows.where(condition), listedProducts(ctx)),
  title: "product.title",
  matches: (_ctx, query) => sql`product.search @@ to_tsquery('dutch_plain', ${query})`,
  rank: (query) => sql`ts_rank(product.search, to_tsquery('dutch_plain', ${query}))`,
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: [sql`product.title collate "nl-BE-x-icu"`],
    price: [sql`product.price`],
  }),
  titles: (db) => db.selectFrom("products").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectProducts(listedProducts(ctx))
      .select([
        headline(sql`product.body`, query).as("headline"),
        highlightAll(sql`product.title`, query).as("markedTitle"),
      ])
      .where(sql<boolean>`product.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "product" as const,
      ...productSummaryOf(row),
      snippet: snippetFrom(row.headline),
      markedTitle: snippetFrom(row.markedTitle),
    }));
  },
};
