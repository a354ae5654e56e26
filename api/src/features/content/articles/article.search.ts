import { sql } from "kysely";
import { linkedTo, narrowedBy } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { ofGenres } from "#features/texts/genres/chosen-genres.ts";
import { ARTICLE_TAGS } from "./article-tags.ts";
import { listedArticles } from "./article.policy.ts";
import { articleSummaryOf, selectArticles } from "./queries/article-columns.ts";

const date = sql`article.published_at`;

const conditionsOf = ({ filters: { genres, tags }, modelConfigurations: { article } }: ParsedSearchQuery) => {
  const types = [article?.type ?? []].flat();
  return [
    ...ofGenres("article_genres", "article.id", genres),
    ...linkedTo(ARTICLE_TAGS, "article.id", tags),
    ...(types.length > 0 ? [sql<boolean>`article.type = any(${types}::text[])`] : []),
  ];
};

/** Articles in GET /search: matched by title and body, filtered by type, genre and tag. */
export const articleSearch: SearchModel = {
  name: "article",
  ...titledModel("article"),
  searchableRows: (ctx, searchQuery) => narrowedBy(listedArticles(ctx), conditionsOf(searchQuery)),
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
