import { sql } from "kysely";
import type { SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { listedArticles } from "./article.policy.ts";
import { articleSummaryOf, selectArticles } from "./queries/article-columns.ts";

const date = sql`article.published_at`;

/** Articles in GET /search: matched by title and body, filtered by type, genre and tag. */
export const articleSearch: SearchModel = {
  name: "article",
  ...titledModel("article"),
  searchableRows: (ctx, { filters: { genres = [], tags = [] }, modelConfigurations }) => {
    const types = [modelConfigurations.article?.type ?? []].flat();
    return listedArticles(ctx)
      .$if(types.length > 0, (articles) => articles.where("article.type", "in", types))
      .$if(genres.length > 0, (articles) =>
        articles.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("article_genres as wanted")
              .select("wanted.genre_id")
              .whereRef("wanted.article_id", "=", "article.id")
              .where("wanted.genre_id", "in", genres),
          ),
        ),
      )
      .$if(tags.length > 0, (articles) =>
        articles.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("article_tags as tagged")
              .select("tagged.tag_id")
              .whereRef("tagged.article_id", "=", "article.id")
              .where("tagged.tag_id", "in", tags),
          ),
        ),
      );
  },
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: byTitle("article"),
    pinned: [sql`article.pinned`, date],
  }),
  titles: (db) => db.selectFrom("articles").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectArticles(listedArticles(ctx))
      .select(hitColumns("article", query))
      .where("article.id", "in", ids)
      .execute();
    return rows.map((row) => ({
      model: "article" as const,
      ...articleSummaryOf(row),
      ...hitsOf(row),
    }));
  },
};
