import type { DownloadFormat } from "@inktvis/contract/features/downloads";
import type { MemberContext } from "../../../platform/context.ts";
import { noSuchText } from "../../texts/texts.module.ts";
import { bookFile, plainFile } from "../book-file.ts";
import { bookOf, limitDownloads, ownTexts } from "../own-book.ts";

/** One of one's own texts, by any address it ever had. */
export async function downloadText(ctx: MemberContext, slug: string, format: DownloadFormat) {
  await limitDownloads(ctx);
  const row = await ownTexts(ctx)
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw noSuchText();
  const book = await bookOf(ctx, [row], row);
  return format === "txt" ? plainFile(book, row.title) : bookFile(book, format, row.title);
}
