import { sql } from "kysely";
import { loadBlockPictures } from "#platform/blocks/block-pictures.ts";
import { imageKey } from "#platform/files/media.ts";
import { escapeHtml } from "#platform/html.ts";
import type { Context } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { authorOf } from "#features/content/articles/article-author.ts";
import { shownImages } from "#features/media/images/shown-images.ts";
import type { StoredText } from "#features/texts/downloads/book.ts";
import { makingBookFile } from "#features/texts/downloads/book-file.ts";
import { nothingToRead } from "../issue.errors.ts";
import { selectContributions } from "./contributions-of.ts";
import { findIssue } from "./get-issue.ts";

const PUBLISHER = "Verzin";

/**
 * An issue as one e-book: its cover, its introduction, and the articles in order below the headings of its contents
 * (docs/product/magazine.md#issues).
 * @throws 404, also when no article in it is published
 */
export async function downloadIssue(ctx: Context, slug: string) {
  await limitRate(ctx, ctx.config.limits.downloads, "download", ctx.viewer?.id ?? ctx.network);
  return ctx.heavy.files(ctx.viewer?.id ?? ctx.network, async (run) => {
    const issue = await findIssue(ctx, slug);
    const contributions = await textsOf(ctx, issue.id);
    if (contributions.length === 0) throw nothingToRead();
    const texts = [introOf(issue), ...contributions];
    const pictures = await loadBlockPictures(
      ctx.files,
      // The cover is no picture of a text, but is loaded together with those.
      [...texts, { body: "", image_id: issue.image?.id ?? null }],
      // Only the house writes articles: everybody may see the pictures in them.
      shownImages(ctx.db, sql<boolean>`true`),
    );
    const cover = issue.image ? pictures.get(imageKey(issue.image.id)) : undefined;
    const title = `${PUBLISHER} ${issue.number}: ${issue.title}`;
    const bytes = await run(makingBookFile, {
      kind: "epub" as const,
      id: issue.id,
      title,
      author: PUBLISHER,
      texts,
      pictures,
      madeAt: ctx.now,
      ...(cover && { cover: cover.jpeg }),
    });
    return attachment(bytes, { title, extension: "epub", type: "application/epub+zip" });
  });
}

const introOf = ({ title, intro }: { title: string; intro: string }): StoredText => ({
  slug: "over-dit-nummer",
  title,
  body: intro
    .split(/\n+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join(""),
  image_id: null,
});

async function textsOf(ctx: Context, issueId: string): Promise<StoredText[]> {
  const rows = await selectContributions(ctx, issueId).select(["article.body", "article.image_id"]).execute();
  return rows.map((row) => {
    const { author } = authorOf(row);
    return {
      slug: row.slug,
      title: row.title,
      body: row.body,
      image_id: row.image_id,
      ...(author !== null && { byline: author }),
      ...(row.section !== null && { section: row.section }),
    };
  });
}
