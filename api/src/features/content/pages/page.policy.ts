import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The moment and the connection; in a transaction pass `{ ...ctx, db: tx }`. */
type QueryScope = Pick<Context, "now"> & { db: Database | Tx };

/** The pages that everybody may read, on all sites. */
export const listedPages = ({ db, now }: QueryScope) =>
  db.selectFrom("pages as page").where("page.published_at", "<=", now);

/** Only those of the requested site: on another site they do not exist. */
export const pagesOfSite = (ctx: Context) => listedPages(ctx).where("page.site", "=", ctx.site);
