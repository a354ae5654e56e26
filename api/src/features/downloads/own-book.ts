import type { MemberContext } from "../../platform/context.ts";
import { imageKey } from "../../platform/files/media.ts";
import { limitRate } from "../../platform/limits/rate-limit.ts";
import { editableTexts } from "../texts/texts.module.ts";
import type { Block, Book, BookText } from "./book.ts";
import { picturesOf } from "./book-pictures.ts";
import { printable } from "./book-words.ts";
import { layOut } from "./lay-out.ts";
import { readBody } from "./read-body.ts";

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

function textOf({ slug, title, body, image_id }: Row): BookText {
  const opening: Block[] = image_id ? [{ kind: "picture", key: imageKey(image_id, "default"), alt: "" }] : [];
  return { slug, title: printable(title), blocks: [...opening, ...layOut(readBody(body))] };
}
