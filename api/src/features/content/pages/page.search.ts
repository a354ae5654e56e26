import { originOf, type SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import type { SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { listedPages } from "./page.policy.ts";
import { ancestorsOfPage, pathOf } from "./queries/page-paths.ts";

const date = sql`page.published_at`;

/** Pages in GET /search, from all sites. Not filtered by tag: the tag of a page selects the articles that it lists. */
export const pageSearch: SearchModel = {
  name: "page",
  ...titledModel("page"),
  searchableRows: (ctx, { filters: { genres = [], tags = [] } }) =>
    genres.length + tags.length > 0 ? undefined : listedPages(ctx),
  sorts: () => ({ date: [date], published_at: [date], title: byTitle("page") }),
  titles: (db) => db.selectFrom("pages").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await listedPages(ctx)
      .leftJoin(visibleImages.as("image"), "image.id", "page.image_id")
      .select([
        "page.id",
        "page.title",
        "page.slug",
        // Guaranteed by the contract.
        sql<SiteName>`page.site`.as("site"),
        "image.picture as image",
        ancestorsOfPage(ctx.now).as("ancestors"),
        ...hitColumns("page", query),
      ])
      .where("page.id", "in", ids)
      .execute();
    return rows.map((row) => {
      const fullPath = pathOf([...row.ancestors.map(({ slug }) => slug), row.slug]);
      return {
        model: "page" as const,
        id: row.id,
        title: row.title,
        site: row.site,
        fullPath,
        tileUrl: originOf(ctx.config.sites, row.site) + fullPath,
        image: pictureOf(row.image),
        ...hitsOf(row),
      };
    });
  },
};
