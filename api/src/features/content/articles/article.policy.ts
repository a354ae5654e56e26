import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** When it is asked, and where the articles are; a transaction goes in as `{ ...ctx, db: tx }`. */
type Asking = Pick<Context, "now"> & { db: Database | Tx };

/** The articles that everybody may read: published, and not later than now. */
export const listedArticles = ({ db, now }: Asking) =>
  db.selectFrom("articles as article").where("article.published_at", "<=", now);
