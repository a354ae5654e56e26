import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The products that everybody may see: those published by now. */
export const listedProducts = ({ db, now }: Pick<Context, "now"> & { db: Database | Tx }) =>
  db.selectFrom("products as product").where("product.published_at", "<=", now);
