import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";
import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Articles } from "#platform/db/tables.gen.ts";

interface Wanted extends Partial<Insertable<Articles>> {
  type?: ArticleType;
  genres?: readonly number[];
  tags?: readonly number[];
}

/** A published news item; every column can be overridden. */
export async function anArticle({ db, clock }: Services, { genres = [], tags = [], ...wanted }: Wanted = {}) {
  const now = clock.now();
  const name = `artikel-${crypto.randomUUID().slice(0, 13)}`;
  const article = await db
    .insertInto("articles")
    .values({
      slug: name,
      type: "news",
      title: name,
      body: "<p>Er is nieuws.</p>",
      excerpt: "Er is nieuws.",
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning(["id", "slug", "title"])
    .executeTakeFirstOrThrow();
  await db.insertInto("article_slugs").values({ slug: article.slug, article_id: article.id }).execute();
  for (const genre_id of genres)
    await db.insertInto("article_genres").values({ article_id: article.id, genre_id }).execute();
  for (const tag_id of tags) await db.insertInto("article_tags").values({ article_id: article.id, tag_id }).execute();
  return article;
}
