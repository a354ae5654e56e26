import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The moment and the connection; in a transaction pass `{ ...ctx, db: tx }`. */
type QueryScope = Pick<Context, "now"> & { db: Database | Tx };

/** The articles that everybody may read: those published by now. */
export const listedArticles = ({ db, now }: QueryScope) =>
  db.selectFrom("articles as article").where("article.published_at", "<=", now);
