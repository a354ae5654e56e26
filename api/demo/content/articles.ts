import type { ArticleType as Type } from "@inktvis/contract/features/content/article-shelves";
import { ArticleType } from "@inktvis/contract/features/content/articles";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml, plainText } from "#platform/rich-text.ts";
import { slugify } from "#platform/slugs.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";

/** An article of api/demo/articles, read and checked for form. */
export interface DemoArticle {
  key: string;
  title: string;
  type: Type;
  excerpt: string;
  author: string | null;
  /** The key of the author, when they have a profile. */
  writer: string | null;
  genres: string[];
  tags: number[];
  pinned: boolean;
  publishedAt: Date;
  picture: string | null;
  ctaButtonText: string | null;
  ctaButtonUrl: string | null;
  /** The exercise of a tip, to print. */
  download: { name: string; text: string } | null;
  body: string;
}

export const readDemoArticles = async (rewrite: (source: string) => string): Promise<DemoArticle[]> =>
  (await readDemoFiles("articles", rewrite)).map(articleOf);

function articleOf(file: DemoFile): DemoArticle {
  const type = ArticleType.safeParse(file.required("type"));
  if (!type.success) throw file.malformed(`there is no type "${file.required("type")}"`);
  const title = file.required("title");
  const downloadName = file.optional("download");
  return {
    key: file.key,
    title,
    type: type.data,
    excerpt: file.required("excerpt"),
    author: file.optional("author"),
    writer: file.optional("writer"),
    genres: file.list("genres"),
    tags: file.list("tags").map(Number),
    pinned: file.flag("pinned"),
    publishedAt: file.time("published"),
    picture: file.optional("picture"),
    ctaButtonText: file.optional("button"),
    ctaButtonUrl: file.optional("button-url"),
    download: downloadName === null ? null : { name: downloadName, text: exerciseOf(title, file.body) },
    body: file.body,
  };
}

/** The exercise as plain text, one paragraph per line. */
function exerciseOf(title: string, body: string) {
  const [, exercise = body] = body.split("<h2>Oefening</h2>");
  const lines = exercise.split("\n").map((line) => plainText(cleanHtml(line)));
  return [title.toUpperCase(), ...lines].filter((line) => line !== "").join("\n\n");
}

interface ArticleFacts {
  genreIds: number[];
  authorId: string | undefined;
  imageId: string | undefined;
  fileId: string | undefined;
}

export async function addArticle(tx: Tx, article: DemoArticle, { genreIds, authorId, imageId, fileId }: ArticleFacts) {
  const at = article.publishedAt;
  const slug = slugify(article.title);
  const { id } = await tx
    .insertInto("articles")
    .values({
      slug,
      type: article.type,
      title: article.title,
      body: cleanHtml(article.body),
      excerpt: article.excerpt,
      author: article.author,
      author_id: authorId ?? null,
      image_id: imageId,
      file_id: fileId,
      cta_button_text: article.ctaButtonText,
      cta_button_url: article.ctaButtonUrl,
      pinned: article.pinned,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("article_slugs").values({ slug, article_id: id }).execute();
  for (const genre_id of genreIds) await tx.insertInto("article_genres").values({ article_id: id, genre_id }).execute();
  for (const tag_id of article.tags) await tx.insertInto("article_tags").values({ article_id: id, tag_id }).execute();
  return id;
}
