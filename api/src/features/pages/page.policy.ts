import type { Context } from "../../platform/context.ts";

/** The pages that everybody may read, on whatever site. */
export const listedPages = ({ db, now }: Context) =>
  db.selectFrom("pages as page").where("page.published_at", "<=", now);

/** Those of the site that is asked: elsewhere they do not exist. */
export const pagesOfSite = (ctx: Context) => listedPages(ctx).where("page.site", "=", ctx.site);
