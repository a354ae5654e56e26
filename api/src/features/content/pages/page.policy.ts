import type { Context } from "#platform/context.ts";
import type { AtNow } from "#platform/query-scope.ts";

/** The pages that everybody may read, on all sites. */
export const listedPages = ({ db, now }: AtNow) => db.selectFrom("pages as page").where("page.published_at", "<=", now);

/** The pages of the requested site: on another site they do not exist. */
export const pagesOfSite = (ctx: Context) => listedPages(ctx).where("page.site", "=", ctx.site);
