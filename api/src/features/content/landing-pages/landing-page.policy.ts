import type { Context } from "#platform/context.ts";
import type { AtNow } from "#platform/query-scope.ts";

/** The landing pages that everybody may read, on all sites. */
export const listedLandingPages = ({ db, now }: AtNow) =>
  db.selectFrom("landing_pages as landing").where("landing.published_at", "<=", now);

/** The landing pages of the requested site: on another site they do not exist. */
export const landingPagesOfSite = (ctx: Context) => listedLandingPages(ctx).where("landing.site", "=", ctx.site);
