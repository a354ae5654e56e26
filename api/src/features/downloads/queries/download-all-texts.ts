import type { DownloadFormat } from "@inktvis/contract/features/downloads";
import type { MemberContext } from "../../../platform/context.ts";
import { notFound } from "../../../platform/http/errors.ts";
import { bookFile, plainFiles } from "../book-file.ts";
import { bookOf, limitDownloads, ownTexts } from "../own-book.ts";

/** Everything that somebody wrote, oldest first. */
export async function downloadAllTexts(ctx: MemberContext, format: DownloadFormat) {
  await limitDownloads(ctx);
  const rows = await ownTexts(ctx).orderBy("text.created_at").orderBy("text.id").execute();
  if (rows.length === 0) throw notFound("Je hebt nog geen teksten om te downloaden.");
  const book = await bookOf(ctx, rows, { id: ctx.viewer.id, title: "Verzamelde teksten" });
  const name = `Teksten van ${ctx.viewer.nickname}`;
  return format === "txt" ? plainFiles(book, name) : bookFile(book, format, name);
}
