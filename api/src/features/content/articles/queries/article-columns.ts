import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";
import { type SelectQueryBuilder, sql } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { genresOf } from "#features/texts/genres/genres-json.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";

type WithArticle = DB & { article: DB["articles"] };

const genresOfArticle = genresOf("article_genres", "article.id");

/** The columns of article tiles, with picture and genres, in one query. */
export const selectArticles = <O>(articles: SelectQueryBuilder<WithArticle, "article", O>) =>
  articles.leftJoin(visibleImages.as("image"), "image.id", "article.image_id").select([
    "article.id",
    "article.slug",
    "article.title",
    "article.excerpt",
    "article.pinned",
    // A check constraint guarantees the type, and the policy that the article is published.
    sql<ArticleType>`article.type`.as("type"),
    sql<Date>`article.published_at`.as("publishedAt"),
    "image.picture as image",
    genresOfArticle.as("genres"),
  ]);

type ArticleRow = RowOf<ReturnType<typeof selectArticles<{}>>>;

export const articleSummaryOf = (row: ArticleRow) => ({
  id: row.id,
  slug: row.slug,
  type: row.type,
  title: row.title,
  excerpt: row.excerpt,
  image: pictureOf(row.image),
  genres: row.genres,
  pinned: row.pinned,
  date: row.publishedAt.toISOString(),
});
