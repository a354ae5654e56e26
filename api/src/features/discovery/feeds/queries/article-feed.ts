import { ARTICLE_SHELVES, type ArticleShelfName } from "@inktvis/contract/features/content/article-shelves";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { authorOf, visibleWriters, WRITER_COLUMNS } from "#features/content/articles/article-author.ts";
import { articleSummaryOf, selectArticles } from "#features/content/articles/queries/article-columns.ts";
import { listedArticles } from "#features/content/articles/article.policy.ts";
import { bodyIfShort, contentOf, MAX_ENTRIES, createFeed } from "../feed.ts";

const TITLES: Record<ArticleShelfName, string> = {
  tips: "Tip van de week",
  archive: "Verzin, het archief",
  news: "Nieuws",
};
/** The author of articles without a name. */
const EDITORIAL_AUTHOR = "Inktvis";

export async function articleFeed(ctx: Context, shelf: ArticleShelfName) {
  const { path, articlePath, types } = ARTICLE_SHELVES[shelf];
  const rows = await selectArticles(listedArticles(ctx))
    .leftJoin(visibleWriters.as("writer"), "writer.id", "article.author_id")
    .select(WRITER_COLUMNS)
    .select(["article.updated_at", bodyIfShort(sql`article.body`).as("body")])
    .where("article.type", "in", types)
    .orderBy("article.published_at", "desc")
    .orderBy("article.id", "desc")
    .limit(MAX_ENTRIES)
    .execute();
  const entries = rows.map((row) => {
    const { id, slug, title, excerpt, genres, date } = articleSummaryOf(row);
    const page = articlePath(slug);
    return {
      id,
      path: page,
      title,
      author: authorOf(row).author ?? EDITORIAL_AUTHOR,
      publishedAt: date,
      updatedAt: row.updated_at.toISOString(),
      categories: genres.map(({ name }) => name),
      summary: excerpt,
      content: contentOf(row.body, { excerpt, path: page }),
    };
  });
  return { data: createFeed(ctx, { title: TITLES[shelf], path }, entries) };
}
