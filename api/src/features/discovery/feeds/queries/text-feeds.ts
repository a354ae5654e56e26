import type { Feed } from "@inktvis/contract/features/discovery/feeds";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { profilePath, READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import { bodyIfShort, contentOf, MAX_ENTRIES, createFeed } from "../feed.ts";
import { personAt } from "#features/people/people/person.policy.ts";
import { publicTexts } from "#features/texts/texts/text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "#features/texts/texts/queries/text-columns.ts";

export async function newestTextsFeed(ctx: Context) {
  return { data: await feedOf(ctx, publicTexts(ctx.db), { title: "De nieuwste teksten", path: READ_PATH }) };
}

export async function authorFeed(ctx: Context, slug: string) {
  const author = await personAt(ctx, slug).select(["person.id", "person.nickname", "person.slug"]).executeTakeFirst();
  if (!author) throw notFound();
  const texts = publicTexts(ctx.db).where("text.author_id", "=", author.id);
  return {
    data: await feedOf(ctx, texts, { title: `Teksten van ${author.nickname}`, path: profilePath(author.slug) }),
  };
}

async function feedOf(
  ctx: Context,
  texts: ReturnType<typeof publicTexts>,
  about: Pick<Feed, "title" | "path">,
): Promise<Feed> {
  const rows = await selectWithAuthor(texts)
    .select(bodyIfShort(sql`text.body`).as("body"))
    .orderBy("text.published_at", "desc")
    .orderBy("text.id", "desc")
    .limit(MAX_ENTRIES)
    .execute();
  const entries = rows.map((row) => {
    const { id, slug, title, author, createdAt, updatedAt, genres, excerpt } = textSummaryOf(row, ctx.now);
    return {
      id,
      path: textPath(slug),
      title,
      author: author.nickname,
      publishedAt: createdAt,
      updatedAt,
      categories: genres.map(({ name }) => name),
      summary: excerpt,
      content: contentOf(row.body, { excerpt, path: textPath(slug) }),
    };
  });
  return createFeed(ctx, about, entries);
}
