import type { AtNow } from "#platform/query-scope.ts";

/** The products that everybody may see: those that are published. */
export const listedProducts = ({ db, now }: AtNow) =>
  db.selectFrom("products as product").where("product.published_at", "<=", now);
