import type { Context } from "../../platform/context.ts";

/** The pages of the site that is asked that everybody may read. */
export const listedPages = ({ db, site, now }: Context) =>
  db.selectFrom("pages as page").where("page.site", "=", site).where("page.published_at", "<=", now);
