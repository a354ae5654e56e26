import type { Context } from "#platform/context.ts";
import { listedArticles } from "../article.policy.ts";
import { articleSummaryOf, selectArticles } from "./article-columns.ts";

/** The newest articles with a tag. */
export async function taggedArticles(ctx: Context, tagId: number, limit: number) {
  const rows = await selectArticles(listedArticles(ctx))
    .innerJoin("article_tags as tagged", "tagged.article_id", "article.id")
    .where("tagged.tag_id", "=", tagId)
    .orderBy("article.published_at", "desc")
    .orderBy("article.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(articleSummaryOf);
}
