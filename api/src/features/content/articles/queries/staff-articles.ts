import { type ArticleType, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import type { StaffArticleQuery } from "@inktvis/contract/features/content/staff-articles";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { FILE_COLUMNS, fileOf, pictureOf } from "#platform/files/media.ts";
import { linkedIds } from "#platform/db/links.ts";
import { linkedTo } from "#platform/search/conditions.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { genreIdsOf } from "#features/texts/genres/chosen-genres.ts";
import { contentResource, publishedOf } from "../../publishing/content-resource.ts";
import { filterByState } from "../../publishing/publishing.ts";
import { ARTICLE_TAGS } from "../article-tags.ts";

const selectArticles = (db: Database | Tx) =>
  db
    .selectFrom("articles as article")
    .leftJoin(visibleImages.as("image"), "image.id", "article.image_id")
    .leftJoin("files as file", "file.id", "article.file_id")
    .leftJoin("users as writer", "writer.id", "article.author_id")
    .select([
      "article.id",
      "article.slug",
      // Guaranteed by a check constraint.
      sql<ArticleType>`article.type`.as("type"),
      "article.title",
      "article.excerpt",
      "article.body",
      "article.author",
      "writer.slug as authorSlug",
      "writer.nickname as authorName",
      "article.cta_button_text",
      "article.cta_button_url",
      "article.pinned",
      "article.published_at",
      "article.updated_at",
      "article.revision",
      "image.picture as image",
      ...FILE_COLUMNS,
      genreIdsOf("article_genres", "article.id").as("genres"),
      linkedIds(ARTICLE_TAGS, "article.id").as("tags"),
    ]);

const toStaffArticle = (ctx: Pick<Context, "config" | "now">) => (row: RowOf<ReturnType<typeof selectArticles>>) => {
  const { site, articlePath } = shelfOf(row.type);
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body,
    author: row.author,
    authorSlug: row.authorSlug,
    authorName: row.authorName,
    image: pictureOf(row.image),
    attachment: fileOf(row),
    genres: row.genres,
    tags: row.tags,
    ctaButtonText: row.cta_button_text,
    ctaButtonUrl: row.cta_button_url,
    pinned: row.pinned,
    ...publishedOf(ctx, row, { site: site, path: articlePath(row.slug) }),
  };
};

/** Articles as the staff room reads and changes them; changes are audited. */
export const staffArticles = (ctx: EditorContext) =>
  contentResource({
    kind: "articles",
    table: "articles",
    derived: ["authorName"],
    read: async (db: Database | Tx, id: string) => {
      const row = await selectArticles(db).where("article.id", "=", id).executeTakeFirst();
      return row && toStaffArticle(ctx)(row);
    },
  });

/** All articles, unpublished ones included. */
export function listStaffArticles(ctx: MemberContext, query: z.output<typeof StaffArticleQuery>) {
  const { q, type, state, tag } = query;
  const rows = filterByState(whereGiven(selectArticles(ctx.db), { "article.type": type }), state, ctx.now)
    .where(contains(sql`article.title`, q))
    .where(({ and }) => and(linkedTo(ARTICLE_TAGS, "article.id", [tag ?? []].flat())));
  return staffPage(ctx.db, rows, query, {
    id: sql`article.id`,
    sorts: {
      publishedAt: sql`article.published_at`,
      title: sql`article.title collate "nl-BE-x-icu"`,
      updatedAt: sql`article.updated_at`,
    },
    toRow: toStaffArticle(ctx),
  });
}
