import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Context } from "#platform/context.ts";
import { listedArticles } from "../article.policy.ts";
import { articleSummaryOf, selectArticles } from "./article-columns.ts";

const SHOWN = 3;

/** Three others of its type: those that share a genre, newest first, and then the newest of all. */
export async function relatedArticles(
  ctx: Context,
  { id, type, genres }: { id: string; type: ArticleType; genres: readonly Genre[] },
) {
  const ofType = selectArticles(listedArticles(ctx))
    .where("article.type", "=", type)
    .where("article.id", "<>", id)
    .orderBy("article.published_at", "desc")
    .orderBy("article.id", "desc")
    .limit(SHOWN);
  const genreIds = genres.map((genre) => genre.id);
  const sharing = ofType.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("article_genres")
        .select("genre_id")
        .whereRef("article_genres.article_id", "=", "article.id")
        .where("article_genres.genre_id", "in", genreIds),
    ),
  );
  const [alike, newest] = await Promise.all([genreIds.length > 0 ? sharing.execute() : [], ofType.execute()]);
  const known = new Set(alike.map((row) => row.id));
  return [...alike, ...newest.filter((row) => !known.has(row.id))].slice(0, SHOWN).map(articleSummaryOf);
}
