import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The moment and the connection; in a transaction pass `{ ...ctx, db: tx }`. */
type QueryScope = Pick<Context, "now"> & { db: Database | Tx };

/** The landing pages that everybody may read, on all sites. */
export const listedLandingPages = ({ db, now }: QueryScope) =>
  db.selectFrom("landing_pages as landing").where("landing.published_at", "<=", now);

/** Only those of the requested site: on another site they do not exist. */
export const landingPagesOfSite = (ctx: Context) => listedLandingPages(ctx).where("landing.site", "=", ctx.site);
