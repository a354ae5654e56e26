import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** When it is asked, and where the pages are; a transaction goes in as `{ ...ctx, db: tx }`. */
type Asking = Pick<Context, "now"> & { db: Database | Tx };

/** The pages that everybody may read, on whatever site. */
export const listedPages = ({ db, now }: Asking) =>
  db.selectFrom("pages as page").where("page.published_at", "<=", now);

/** Those of the site that is asked: elsewhere they do not exist. */
export const pagesOfSite = (ctx: Context) => listedPages(ctx).where("page.site", "=", ctx.site);
