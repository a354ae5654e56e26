import { sql } from "kysely";
import { headline, highlightAll, type SearchModel, snippetFrom } from "#platform/search/search-model.ts";
import { listedArticles } from "./article.policy.ts";
import { articleSummaryOf, selectArticles } from "./queries/article-columns.ts";

const date = sql`article.published_at`;

/** Articles in GET /search: matched by title and body, filtered by type, genre and tag. */
export const articleSearch: SearchModel = {
  name: "article",
  id: "article.id",
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
  title: "article.title",
  matches: (_ctx, query) => sql`article.search @@ to_tsquery('dutch_plain', ${query})`,
  rank: (query) => sql`ts_rank(article.search, to_tsquery('dutch_plain', ${query}))`,
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: [sql`article.title collate "nl-BE-x-icu"`],
    pinned: [sql`article.pinned`, date],
  }),
  titles: (db) => db.selectFrom("articles").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectArticles(listedArticles(ctx))
      .select([
        headline(sql`article.body`, query).as("headline"),
        highlightAll(sql`article.title`, query).as("markedTitle"),
      ])
      .where("article.id", "in", ids)
      .execute();
    return rows.map((row) => ({
      model: "article" as const,
      ...articleSummaryOf(row),
      snippet: snippetFrom(row.headline),
      markedTitle: snippetFrom(row.markedTitle),
    }));
  },
};
