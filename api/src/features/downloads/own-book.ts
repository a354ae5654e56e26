import { picturesOf } from "../../platform/blocks/block-pictures.ts";
import { printable } from "../../platform/blocks/block-words.ts";
import { blocksOf } from "../../platform/blocks/blocks-of.ts";
import type { MemberContext } from "../../platform/context.ts";
import { limitRate } from "../../platform/limits/rate-limit.ts";
import { editableTexts } from "../texts/texts.module.ts";
import type { Book, BookText } from "./book.ts";

interface Row {
  slug: string;
  title: string;
  body: string;
  image_id: string | null;
}

export const limitDownloads = (ctx: MemberContext) =>
  limitRate(ctx, ctx.config.limits.downloads, "download", ctx.viewer.id);

/** What a book takes of one's own texts: the private ones and those for members too. */
export const ownTexts = ({ db, viewer }: MemberContext) =>
  editableTexts(db, viewer).select(["text.id", "text.slug", "text.title", "text.body", "text.image_id"]);

/** These texts of the viewer as a book, with their pictures fetched and made ready. */
export async function bookOf(
  ctx: MemberContext,
  rows: readonly Row[],
  { id, title }: { id: string; title: string },
): Promise<Book> {
  const texts = rows.map(textOf);
  const pictures = await picturesOf(ctx.files, texts);
  return { id, title: printable(title), author: printable(ctx.viewer.nickname), texts, pictures, madeAt: ctx.now };
}

const textOf = ({ slug, title, ...text }: Row): BookText => ({ slug, title: printable(title), blocks: blocksOf(text) });
