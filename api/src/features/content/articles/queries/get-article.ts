import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { FILE_COLUMNS, fileOf } from "#platform/files/media.ts";
import { notFound } from "#platform/http/errors.ts";
import { creditedBody, makersOf } from "#features/media/images/credited-body.ts";
import { authorOf, visibleWriters, WRITER_COLUMNS } from "../article-author.ts";
import { listedArticles } from "../article.policy.ts";
import { articleSummaryOf, selectArticles } from "./article-columns.ts";
import { relatedArticles } from "./related-articles.ts";

const tagsOfArticle = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', tag.id, 'name', tag.name) order by tag.id), '[]'::json)
  from article_tags join tags tag on tag.id = article_tags.tag_id
  where article_tags.article_id = article.id
)`;

/**
 * Finds an article by its slug, or by one that it had while it was public.
 * @throws 404 when it does not exist or is not public yet
 */
export async function getArticle(ctx: Context, slug: string) {
  const row = await selectArticles(listedArticles(ctx))
    .innerJoin("article_slugs as address", "address.article_id", "article.id")
    .leftJoin("files as file", "file.id", "article.file_id")
    .leftJoin(visibleWriters.as("writer"), "writer.id", "article.author_id")
    .select(WRITER_COLUMNS)
    .select([
      "article.body",
      "article.cta_button_text",
      "article.cta_button_url",
      "article.created_at",
      ...FILE_COLUMNS,
      tagsOfArticle.as("tags"),
      makersOf("article.pictures").as("makers"),
    ])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound("Dit artikel bestaat niet.");
  return {
    data: {
      ...articleSummaryOf(row),
      body: creditedBody(row.body, (id) => row.makers[id]),
      ...authorOf(row),
      ctaButtonText: row.cta_button_text,
      ctaButtonUrl: row.cta_button_url,
      tags: row.tags,
      file: fileOf(row),
      createdAt: row.created_at.toISOString(),
      related: await relatedArticles(ctx, row),
    },
  };
}
