import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Context } from "#platform/context.ts";
import { listedArticles } from "../article.policy.ts";
import { articleSummaryOf, selectArticles } from "./article-columns.ts";

const MAX_RELATED = 3;

/** Up to three other articles of the same type: those that share a genre first, then the newest. */
export async function relatedArticles(
  ctx: Context,
  { id, type, genres }: { id: string; type: ArticleType; genres: readonly Genre[] },
) {
  const ofType = selectArticles(listedArticles(ctx))
    .where("article.type", "=", type)
    .where("article.id", "<>", id)
    .orderBy("article.published_at", "desc")
    .orderBy("article.id", "desc")
    .limit(MAX_RELATED);
  const genreIds = genres.map((genre) => genre.id);
  const inSameGenres = ofType.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("article_genres")
        .select("genre_id")
        .whereRef("article_genres.article_id", "=", "article.id")
        .where("article_genres.genre_id", "in", genreIds),
    ),
  );
  const [sharingGenre, newest] = await Promise.all([
    genreIds.length > 0 ? inSameGenres.execute() : [],
    ofType.execute(),
  ]);
  const shownIds = new Set(sharingGenre.map((row) => row.id));
  return [...sharingGenre, ...newest.filter((row) => !shownIds.has(row.id))]
    .slice(0, MAX_RELATED)
    .map(articleSummaryOf);
}
