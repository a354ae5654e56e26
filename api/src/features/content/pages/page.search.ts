import { originOf, type SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { headline, highlightAll, type SearchModel, snippetFrom } from "#platform/search/search-model.ts";
import { listedPages } from "./page.policy.ts";
import { ancestorsOfPage, pathOf } from "./queries/page-paths.ts";

const date = sql`page.published_at`;

/** Pages in GET /search, of all sites. Not filtered by tag: the tag of a page selects the articles that it lists. */
export const pageSearch: SearchModel = {
  name: "page",
  id: "page.id",
  searchableRows: (ctx, { filters: { genres = [], tags = [] } }) =>
    genres.length + tags.length > 0 ? undefined : listedPages(ctx),
  title: "page.title",
  matches: (_ctx, query) => sql`page.search @@ to_tsquery('dutch_plain', ${query})`,
  rank: (query) => sql`ts_rank(page.search, to_tsquery('dutch_plain', ${query}))`,
  sorts: () => ({ date: [date], published_at: [date], title: [sql`page.title collate "nl-BE-x-icu"`] }),
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
        headline(sql`page.body`, query).as("headline"),
        highlightAll(sql`page.title`, query).as("markedTitle"),
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
        snippet: snippetFrom(row.headline),
        markedTitle: snippetFrom(row.markedTitle),
      };
    });
  },
};
